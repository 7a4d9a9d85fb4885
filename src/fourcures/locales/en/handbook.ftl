# What stands only in the pages of docs/rules.

rule-contents-title = What are the rules?
rule-contents-language = English
