/// A module whose code is to be reached through its public surface.
public struct Module: Hashable, Sendable {
  /// The module's name.
  public let name: String
  /// The absolute path of the folder with its sources.
  public let folder: String

  /// Makes a module from its name and folder.
  public init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  func contains(_ file: String) -> Bool {
    file.hasPrefix(folder + "/")
  }
}
