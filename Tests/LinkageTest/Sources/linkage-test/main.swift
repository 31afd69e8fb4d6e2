import NumerusPlurals

print(PluralRules("ar").category(for: 3), PluralRules("en").category(for: "1.0"))
