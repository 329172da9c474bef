import Changed

class B: A { override init(a: Int) { super.init(a: a) } }
func t() { _ = B() }
