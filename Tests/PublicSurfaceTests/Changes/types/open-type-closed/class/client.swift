import Changed

class B: A {}
