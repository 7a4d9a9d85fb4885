# Lo que solo está en las páginas de docs/rules.

rule-contents-title = ¿Cuáles son las reglas?
rule-contents-language = Español
