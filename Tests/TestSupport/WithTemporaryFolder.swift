public import Foundation

/// Runs `body` with a new, empty folder, and removes the folder afterwards.
///
/// The folder ends with the scope and not with an object, whose lifetime the optimizer is free to shorten. It has no
/// neighbours: a copy of a package takes along what is beside it, and a folder of temporary files may hold thousands. All
/// have one name, which a package manager gives the package in it, so that what it has planned for one serves others.
public func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let folder = place.appending(path: "Folder")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: place) }
  return try await body(folder)
}
