/// A module whose code is to be reached through its public surface.
struct Module: Hashable, Sendable {
  /// The module's name.
  let name: String
  /// The absolute path of the folder with its sources.
  let folder: String

  func contains(_ file: String) -> Bool {
    file.hasPrefix(folder + "/")
  }
}
