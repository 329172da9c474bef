import Changed

struct S: P { typealias A = Int }
