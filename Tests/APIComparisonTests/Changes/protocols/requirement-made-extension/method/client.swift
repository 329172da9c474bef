import Changed

struct FileLogger: Logger {
  func flush() {}
}

func shutDown(_ logger: any Logger) { logger.flush() }
