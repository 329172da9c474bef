import Changed

func unchanged(_ result: Result<Int, any Error>) -> Swift.Result<Int, any Error> { result }
