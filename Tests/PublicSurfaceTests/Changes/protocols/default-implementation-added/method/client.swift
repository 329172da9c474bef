import Changed

struct S: P { func f() {} }
