# La lettera sulla pedina di ogni ruolo: nel gioco base non ce ne sono due uguali.

pawn-MED = M
pawn-DIS = C
pawn-SCI = S
pawn-QUA = Q
pawn-RES = R
pawn-OPS = O
pawn-PLA = P
pawn-ARC = A
pawn-CON = C
pawn-EPL = E
pawn-FIE = A
pawn-GEN = G
pawn-FDI = D
pawn-LIA = L
pawn-PIL = P
pawn-COL = C
pawn-VIR = V
pawn-BIO = B
pawn-FIR = S
pawn-GSP = G
pawn-PHA = F
pawn-TRO = T
