# La letra del peón de cada función: en el juego base no hay dos iguales.

pawn-MED = M
pawn-DIS = E
pawn-SCI = C
pawn-QUA = Q
pawn-RES = I
pawn-OPS = O
pawn-PLA = P
pawn-ARC = A
pawn-CON = C
pawn-EPL = E
pawn-FIE = A
pawn-GEN = G
pawn-FDI = D
pawn-LIA = E
pawn-PIL = P
pawn-COL = C
pawn-VIR = V
pawn-BIO = B
pawn-FIR = S
pawn-GSP = I
pawn-PHA = F
pawn-TRO = S
