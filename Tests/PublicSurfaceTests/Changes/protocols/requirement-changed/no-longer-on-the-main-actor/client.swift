import Changed

@MainActor func ui() {}
struct S: P { func f() { ui() } }
