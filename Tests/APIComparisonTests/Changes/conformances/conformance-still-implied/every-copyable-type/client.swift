import Changed

func twice(_ crate: Crate<Int>) -> (Crate<Int>, Crate<Int>) { (crate, crate) }
