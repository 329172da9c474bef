import Foundation

/// A package that was written for a measurement, with the two revisions `old` and `new`.
struct GeneratedPackage {
  let directory: URL

  /// Writes a package of `modules` modules with `types` types each, of which every `stride`th changes.
  init(in directory: URL, modules: Int, types: Int, changingEvery stride: Int, git: String) throws {
    self.directory = directory
    for revision in ["old", "new"] {
      for module in 0..<modules {
        let folder = directory.appending(path: "Sources/Module\(module)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = Self.source(types: types, isNew: revision == "new" && module % stride == 0)
        try Data(source.utf8).write(to: folder.appending(path: "Types.swift"))
      }
      try Data(Self.manifest(modules: modules).utf8).write(to: directory.appending(path: "Package.swift"))
      try Data(".build*/\n".utf8).write(to: directory.appending(path: ".gitignore"))
      let identity = ["-c", "user.name=benchmark", "-c", "user.email=benchmark@localhost"]
      for arguments in [
        ["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", revision], ["tag", revision],
      ] {
        _ = try Measurement.of(git, identity + arguments, in: directory.path, accepted: [0])
      }
    }
  }

  /// `types` types, of which the new revision gives one more member to each and takes one from the first.
  static func source(types: Int, isNew: Bool) -> String {
    (0..<types).map { number in
      """
      /// The thing number \(number).
      public struct Thing\(number): Hashable, Sendable {
        public var name: String
        public let value: Int
        public init(name: String, value: Int) { self.name = name; self.value = value }
        public func combined(with other: Thing\(number), separator: String = ", ") -> Thing\(number) { self }
        public func mapped<T: Collection>(_ transform: (Thing\(number)) throws -> T) rethrows -> [T.Element] { [] }
        \(isNew && number == 0 ? "" : "public static func make(count: Int) async throws -> [Thing\(number)] { [] }")
        \(isNew ? "public func added() {}" : "")
      }

      """
    }.joined()
  }

  private static func manifest(modules: Int) -> String {
    let names = (0..<modules).map { "Module\($0)" }
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let names = \(names)
      let package = Package(
        name: "measured", products: names.map { .library(name: $0, targets: [$0]) },
        targets: names.map { .target(name: $0) })

      """
  }
}
