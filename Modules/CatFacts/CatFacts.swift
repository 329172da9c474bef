// CatFacts
