# Emergency Events.

name-crises = Emergency Events
challenge-crises = Each pile of the player deck holds an emergency event beside its epidemic. Some pass at once, others lie face up for a while.

name-PLANES = Planes Grounded
name-CONTAINMENT = Containment Failure
name-HOTSPOT = Disease Hot Spot
name-ZONES = Disease Zones Expand
name-LIMITED = Limited Options
name-LOGISTICS = Logistics Failure
name-PATIENT = Patient Zero
name-BREAKDOWN = Sanitation Breakdown
name-TIME = Time Runs Out
name-PANIC = Widespread Panic

emergency-PLANES = No direct, charter or shuttle flights and no Airlift, until the next emergency event.
emergency-CONTAINMENT = The next outbreak puts two cubes, not one, on each linked city.
emergency-HOTSPOT = The city of the bottom infection card gets three cubes, as in an epidemic.
emergency-ZONES = In every city, each disease of another colour than the city’s own gets one more cube, purple apart. Where three lie, it breaks out instead.
emergency-LIMITED = The hand limit is six, at once and for everybody, until the next emergency event.
emergency-LOGISTICS = The infection step happens twice this turn.
emergency-PATIENT = The bottom infection card lies here. In every turn its city gets a cube before the infections, until the next emergency event.
emergency-BREAKDOWN = The infection rate moves one space on.
emergency-TIME = One more player card is drawn now, and three in every turn until the next emergency event.
emergency-PANIC = The next outbreak moves the marker one space more.

log-resolve = { $who } lets { $card } happen first.
log-crisis = Emergency: { $card }.
log-calmed = { $card } is over.
log-space = Sanitation breaks down: the infection rate is { $rate }.
log-hotspot = The hot spot is { $city }.
log-carrier = Patient Zero is in { $city }.

cli-ask-open = { $roles }: which card happens first?

problem-crises = The emergency events that have been seen do not fit the piles of the player deck.
problem-crises-open = An emergency event lies open, but no step lets it happen.
problem-patient = Patient Zero lies face up without an infection card, or an infection card without Patient Zero.

extra-crises = Emergency events to come
extra-standing = Emergency events in force
extra-past = Emergency events that are over
extra-patient = Patient Zero

ui-step-open = { $who }: which happens first?
ui-step-open-text = Several cards of this draw lie open.
ui-do-resolve = { $card } first
ui-way-short-resolve = first
