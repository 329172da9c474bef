import Changed

struct N { static func <+> (a: N, b: N) -> N { a } }
