import Changed

struct Soup: Dish {}
struct Salad: Dish {}
func lunch() { serve([Soup(), Salad()]) }
