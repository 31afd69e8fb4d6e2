print("numerus")
