/// What one module can do, told by doing it once.
@MainActor
protocol Story {
  func tell() async throws
}
