import Foundation

/// What is left of a tour whose output went to files.
struct FinishedTour {
  let output: String
  let errors: String
  let code: Int32

  init(_ arguments: String..., in folder: URL, variables: [String: String] = [:]) async throws {
    try await self.init(arguments, in: folder, variables: variables)
  }

  init(
    _ arguments: [String], in folder: URL, variables: [String: String] = [:],
    input: FileHandle = .nullDevice
  ) async throws {
    let own = folder.appending(path: UUID().uuidString)
    let temporary = ["TMPDIR": folder.path]
    let launch = Launch(arguments: arguments, variables: temporary.merging(variables) { $1 })
    let outputFile = own.appendingPathExtension("output")
    let errorFile = own.appendingPathExtension("errors")
    let process = Process()
    process.executableURL = try Launch.executable()
    process.arguments = launch.arguments
    process.environment = launch.environment
    process.standardInput = input
    process.standardOutput = try Self.handle(writingTo: outputFile)
    process.standardError = try Self.handle(writingTo: errorFile)
    try process.run()
    do {
      try await eventually("the tour is still running") { process.isRunning ? nil : () }
    } catch {
      kill(process.processIdentifier, SIGKILL)
      throw error
    }
    code = process.terminationStatus
    output = try Self.take(outputFile)
    errors = try Self.take(errorFile)
  }

  private static func handle(writingTo file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  private static func take(_ file: URL) throws -> String {
    defer { try? FileManager.default.removeItem(at: file) }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
