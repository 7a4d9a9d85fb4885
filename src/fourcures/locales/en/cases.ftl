# Case files and perft files: what is wrong with one, and what one found wrong.

case-unread = { $file } cannot be read: { $why }.
case-not-ascii = { $file }:{ $line }: only plain ASCII letters and signs may stand in this file.
case-verb = { $at }: { $verb } is no verb of this kind of file; the verbs are { $verbs }.
case-first = { $at }: a block begins with “{ $form }”, not with { $verb }.
case-form = { $at }: this line is written “{ $form }”, found { $found }.
case-sum = { $passed } passed, { $failed } failed
case-refused = “{ $what }” was refused: { $why }
case-pos = The { $field } differs: expected { $wanted }, found { $found }.
case-do = { $token } cannot be played: { $why } The position is { $line }.
case-legal = { $token } should be possible here. Possible: { $legal }
case-illegal = { $token } should not be possible here.
case-count = { $wanted } choices expected, { $found } found: { $legal }
case-asks = Expected to wait for { $wanted }, found { $found }.
case-odds = The chance of { $token } should be { $wanted }, found { $found }.
case-over = The game should stand at { $wanted }, found { $found }.
case-problem = A problem with { $wanted } expected, found: { $found }
case-why = The reasons should be { $wanted }, found { $found }.
case-field-rules = rules
case-field-seats = seats
case-field-turn = turn and agenda
case-field-diseases = diseases
case-field-tracks = tracks
case-field-stations = stations
case-field-cubes = cubes
case-field-player-deck = player deck
case-field-player-discard = player discard
case-field-infection-deck = infection deck
case-field-infection-discard = infection discard

perft-order = { $at }: a block is written { $forms } in this order, the last two as often as you like, at least once.
perft-count = { $wanted } expected, { $found } found.
