import Changed

struct N {}
struct S: P { let n: N }
