# Ciò che sta solo nelle pagine di docs/rules.

rule-contents-title = Quali sono le regole?
rule-contents-language = Italiano
