# Буква на фишке роли: в базовой игре двух одинаковых нет.

pawn-MED = М
pawn-DIS = Д
pawn-SCI = У
pawn-QUA = К
pawn-RES = И
pawn-OPS = С
pawn-PLA = П
pawn-ARC = А
pawn-CON = Л
pawn-EPL = Э
pawn-FIE = А
pawn-GEN = У
pawn-FDI = К
pawn-LIA = С
pawn-PIL = П
pawn-COL = П
pawn-VIR = В
pawn-BIO = Б
pawn-FIR = С
pawn-GSP = Г
pawn-PHA = Ф
pawn-TRO = К
