import Changed

class D: B { override func f() { super.f() } }
