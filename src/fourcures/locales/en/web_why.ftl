# The page: ways into the rules, and why something cannot be done.

ui-rules = Rules
ui-rule-link = Rule
ui-rule-of = The rule about this
ui-why-not = Why not?
ui-why-not-other = Why not another way?
