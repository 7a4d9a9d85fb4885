# То, что есть только на страницах docs/rules.

rule-contents-title = Какие здесь правила?
rule-contents-language = Русский
