# Voreinstellungen und Optionen eines Tisches.

preset-unknown = Eine Voreinstellung „{ $found }“ gibt es nicht; es gibt { $allowed }.
preset-seats = Diese Voreinstellung ist für { $least } bis { $most } Plätze, nicht { $found }.
preset-epidemics = Diese Voreinstellung ist für { $least } bis { $most } Epidemien, nicht { $found }.
option-unknown = Eine Option „{ $found }“ gibt es nicht; es gibt { $allowed }.
option-value = Die Option { $option } kann nicht „{ $found }“ sein; möglich sind { $allowed }.
option-needs = Die Option { $option } braucht Rollen, unter denen { $role_der } ist.
option-flight-2008 = In der Ausgabe von 2008 hat der Betriebsexperte keinen Flug: Schalte die Option flight aus (off), oder nimm andere Rollen.
challenge-unknown = Eine Herausforderung „{ $found }“ gibt es nicht; es gibt { $allowed }.
role-not-in-set = „{ $found }“ ist nicht unter diesen Rollen: { $allowed }.
