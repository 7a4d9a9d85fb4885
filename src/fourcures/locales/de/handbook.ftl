# Was nur auf den Seiten von docs/rules steht.

rule-contents-title = Wie lauten die Regeln?
rule-contents-language = Deutsch
