import Changed

func t<T: A>(_ x: T.Type) -> T { x.init() }
