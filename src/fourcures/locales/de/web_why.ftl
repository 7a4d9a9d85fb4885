# Die Seite: Wege in die Regeln, und warum etwas nicht geht.

ui-rules = Regeln
ui-rule-link = Regel
ui-rule-of = Die Regel dazu
ui-why-not = Warum nicht?
ui-why-not-other = Warum nicht anders?
