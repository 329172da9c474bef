import Changed

struct S: P { func f(_ a: Int) {} }
