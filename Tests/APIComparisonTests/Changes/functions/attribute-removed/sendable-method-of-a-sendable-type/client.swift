import Changed

func later(_ work: @Sendable () -> Void) { work() }
func tea() { later(Kettle().boil) }
