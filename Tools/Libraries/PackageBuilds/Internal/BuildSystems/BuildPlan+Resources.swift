import Foundation

extension BuildPlan {
  /// Whether the file at `path` is the source that the package manager generates for resources of a target.
  static func isResourceAccessor(_ path: String) -> Bool {
    path.hasSuffix("/DerivedSources/resource_bundle_accessor.swift")
  }

  /// Writes the sources that the package manager would generate in `scratch` for resources of `modules`.
  ///
  /// They only have the declarations, since none of it runs.
  func makeResourceAccessors(of modules: [String], in scratch: String) throws {
    let accessors = modules.flatMap { invocations[$0]?.inputs ?? [] }.filter {
      Self.isResourceAccessor($0) && $0.hasPrefix("\(scratch)/")
    }
    for path in Set(accessors) where !FileManager.default.fileExists(atPath: path) {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let source =
        "import Foundation\n\nextension Foundation.Bundle {\n  static let module: Bundle = .main\n}\n"
      try Data(source.utf8).write(to: URL(filePath: path), options: .atomic)
    }
  }
}
