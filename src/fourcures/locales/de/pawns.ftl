# Der Buchstabe auf der Figur einer Rolle: im Grundspiel keiner zweimal.

pawn-MED = S
pawn-DIS = L
pawn-SCI = W
pawn-QUA = Q
pawn-RES = F
pawn-OPS = B
pawn-PLA = N
pawn-ARC = A
pawn-CON = E
pawn-EPL = E
pawn-FIE = F
pawn-GEN = A
pawn-FDI = E
pawn-LIA = V
pawn-PIL = P
pawn-COL = O
pawn-VIR = V
pawn-BIO = B
pawn-FIR = E
pawn-GSP = G
pawn-PHA = A
pawn-TRO = K
