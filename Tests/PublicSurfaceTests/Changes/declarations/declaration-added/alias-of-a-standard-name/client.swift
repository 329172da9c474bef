import Changed

func t(_ result: Result<Int, any Error>) -> Swift.Result<Int, any Error> { result }
