import Changed
struct N {}
struct S: P { typealias A = N }
