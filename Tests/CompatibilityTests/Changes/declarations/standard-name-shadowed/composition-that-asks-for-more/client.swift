import Changed

enum Failure: Error { case empty }
func loaded() throws -> Int { if load() == 0 { throw Failure.empty } else { load() } }
