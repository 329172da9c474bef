import Changed

struct S: P { subscript(i: Int) -> Int { 0 } }
