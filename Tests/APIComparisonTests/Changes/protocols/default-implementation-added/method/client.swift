import Changed

struct FileLogger: Logger {
  func flush() {}
}
