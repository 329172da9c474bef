import Changed

func season() -> Recipe.Ingredient { Recipe.Ingredient() }
