# Наборы и опции стола.

preset-unknown = Набора «{ $found }» нет; есть { $allowed }.
preset-seats = Этот набор — для { $least }–{ $most } мест, а не для { $found }.
preset-epidemics = Этот набор — для { $least }–{ $most } эпидемий, а не для { $found }.
option-unknown = Опции «{ $found }» нет; есть { $allowed }.
option-value = Опция { $option } не может быть «{ $found }»; допустимы { $allowed }.
option-needs = Для опции { $option } нужен набор ролей, где есть { $role }.
option-flight-2008 = В издании 2008 года Строитель не летает за карту: выключите опцию flight или возьмите другие роли.
challenge-unknown = Испытания «{ $found }» нет; есть { $allowed }.
role-not-in-set = Роли «{ $found }» нет в этом наборе ролей: { $allowed }.
