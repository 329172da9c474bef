/// A compiled module and all arguments that a client needs to import it.
public struct BuiltModule: Sendable, Hashable, Codable {
  /// The module's name.
  let name: String
  /// The directory with `NAME.swiftmodule`, or with the headers of a C module.
  let modulesDirectory: String
  /// The arguments with which the compiler finds the modules behind this one, without `modulesDirectory`.
  ///
  /// `swiftc` and `swift-frontend` both take them: `-I`, `-F`, `-sdk` and `-Xcc` with their values.
  let importFlags: [String]
  /// The target triple that it was compiled for.
  let target: String
  /// The language mode that it was compiled in: `5` or `6`.
  public let languageMode: String

  /// The headers of a module in C; nil for one in Swift.
  var headers: ModuleHeaders?

  /// The way to compile it again, if its sources can be compiled.
  public internal(set) var recompilation: Recompilation?

  /// A checksum of the module and of all that it imports; nil if they are not all known.
  var fingerprint: String?
  /// The stamp of the module's file just before it was read.
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

  /// Whether it is a module in C, which consists of headers.
  public var isFromHeaders: Bool { headers != nil }

  /// Whether the compiled module is still the one that was read, which another build may have replaced.
  public var isAsRead: Bool { stamp == FileStamp(of: path) }

  /// The path of the compiled module.
  var path: String { ModuleFiles(of: name, in: modulesDirectory, for: target).module }

  /// The folders in which clients of the module find compiled modules.
  var importFolders: [String] {
    [modulesDirectory] + zip(importFlags, importFlags.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
  }

  /// The arguments with which any compiler tool can import the module.
  public var clientFlags: [String] {
    ["-I", modulesDirectory] + importFlags + ["-target", target]
  }
}
