import Changed

struct S: P { var n = 0; mutating func f() { n += 1 } }
