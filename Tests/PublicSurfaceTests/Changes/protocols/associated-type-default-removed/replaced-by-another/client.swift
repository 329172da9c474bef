import Changed

struct S: P { let a: A = 1 }
