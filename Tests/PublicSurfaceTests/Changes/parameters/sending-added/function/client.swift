import Changed

class H { let k = K(); func t() { f(k) } }
