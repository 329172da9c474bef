import Changed
struct S: P { func a() {}; func b() {} }
func t(_ p: any P) { p.a(); p.b() }
