import Changed

class B: A { init(z: Int) { super.init(a: z) } }
