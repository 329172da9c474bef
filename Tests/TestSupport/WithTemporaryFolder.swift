public import Foundation

/// Runs `body` with a new, empty folder, and removes the folder afterwards.
///
/// The folder ends with the scope and not with an object, whose lifetime the optimizer is free to shorten.
public func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
