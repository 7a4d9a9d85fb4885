# The letter on the pawn of a role: in the base game no two are the same.

pawn-MED = M
pawn-DIS = D
pawn-SCI = S
pawn-QUA = Q
pawn-RES = R
pawn-OPS = O
pawn-PLA = P
pawn-ARC = A
pawn-CON = C
pawn-EPL = E
pawn-FIE = F
pawn-GEN = G
pawn-FDI = F
pawn-LIA = L
pawn-PIL = P
pawn-COL = C
pawn-VIR = V
pawn-BIO = B
pawn-FIR = F
pawn-GSP = G
pawn-PHA = P
pawn-TRO = T
