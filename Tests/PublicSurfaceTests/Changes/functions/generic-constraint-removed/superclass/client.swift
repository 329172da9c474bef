import Changed
func t(_ b: B) -> B { f(b) }
