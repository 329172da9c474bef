import Changed

class B: A { override init() { super.init() } }
