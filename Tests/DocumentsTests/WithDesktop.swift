import Foundation

/// Runs `body` on a desktop of its own and removes the desktop afterwards, with the programs that wait there.
func withDesktop<Result>(_ body: (Desktop) async throws -> Result) async throws -> Result {
  let home = FileManager.default.temporaryDirectory.appending(path: "Desktop-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: home) }
  return try await body(Desktop(home: home))
}
