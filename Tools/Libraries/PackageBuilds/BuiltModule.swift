/// A compiled module and everything a client has to say to import it.
public struct BuiltModule: Sendable, Hashable, Codable {
  /// The module's name.
  let name: String
  /// The directory with `NAME.swiftmodule`, or with the headers of a module in C.
  let modulesDirectory: String
  /// What the compiler needs besides `modulesDirectory` to find the modules behind this one.
  ///
  /// Arguments of `swiftc` and `swift-frontend` alike: `-I`, `-F`, `-sdk` and `-Xcc` with their values.
  let importFlags: [String]
  /// The target triple it was compiled for.
  let target: String
  /// The language mode it was compiled in: `5` or `6`.
  public let languageMode: String

  /// The headers of a module in C; nil for one in Swift.
  var headers: ModuleHeaders?

  /// What compiles it once more, where sources can be compiled.
  public internal(set) var recompilation: Recompilation?

  /// What tells the module and all that it imports from every other one; nil where that is not known.
  var fingerprint: String?
  /// The module's file at the time when it was about to be read.
  var stamp: FileStamp?

  init(
    name: String, modulesDirectory: String, importFlags: [String] = [], target: String,
    languageMode: String = "6"
  ) {
    self.name = name
    self.modulesDirectory = modulesDirectory
    self.importFlags = importFlags
    self.target = target
    self.languageMode = languageMode
  }

  /// Whether the compiled module is still what its surface was read from: a build beside this run may have replaced it.
  public var isAsRead: Bool { stamp == FileStamp(of: path) }

  /// The compiled module.
  var path: String { ModuleFiles(of: name, in: modulesDirectory, for: target).module }

  /// The folders in which those who import it find compiled modules.
  var importFolders: [String] {
    [modulesDirectory] + zip(importFlags, importFlags.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
  }

  /// The arguments with which any compiler tool can import the module.
  public var clientFlags: [String] {
    ["-I", modulesDirectory] + importFlags + ["-target", target]
  }
}
