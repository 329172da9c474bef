import Changed

struct S: P { let x = 0 }
