import Changed

func t<T: P>(_ x: T.Type) -> T { T() }
