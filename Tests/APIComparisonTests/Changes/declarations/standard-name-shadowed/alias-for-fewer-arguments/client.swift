import Changed

struct Failure: Error {}
func found() -> Result<Int, Failure> { .success(load()) }
