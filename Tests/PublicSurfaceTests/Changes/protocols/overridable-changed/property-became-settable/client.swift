import Changed

class B: A { override var x: Int { 1 } }
