import Changed

struct S: P { func f() {} }
func t(_ p: any P) { p.f() }
