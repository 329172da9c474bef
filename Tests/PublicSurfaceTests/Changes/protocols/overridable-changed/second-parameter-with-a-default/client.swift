import Changed

class B: A { override func f(a: Int) {} }
