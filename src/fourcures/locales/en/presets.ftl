# Presets and options of a table.

preset-unknown = There is no preset “{ $found }”; there are { $allowed }.
preset-seats = This preset is for { $least } to { $most } seats, not { $found }.
preset-epidemics = This preset is for { $least } to { $most } epidemics, not { $found }.
option-unknown = There is no option “{ $found }”; there are { $allowed }.
option-value = The option { $option } cannot be “{ $found }”; it is one of { $allowed }.
option-needs = The option { $option } needs a set of roles with the { $role }.
option-flight-2008 = In the edition of 2008 the Operations Expert has no flight: choose the option flight off, or other roles.
challenge-unknown = There is no challenge “{ $found }”; there are { $allowed }.
role-not-in-set = “{ $found }” is not in this set of roles: { $allowed }.
