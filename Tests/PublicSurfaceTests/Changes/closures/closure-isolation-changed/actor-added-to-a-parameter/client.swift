import Changed

actor B { var n = 0; func t() { f { self.n += 1 } } }
