import Changed

func t<T: P>(_ p: T) -> Int { p.a.hashValue }
