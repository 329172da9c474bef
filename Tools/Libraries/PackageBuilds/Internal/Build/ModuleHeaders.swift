import Foundation

/// The headers of a module in C.
struct ModuleHeaders: Sendable, Hashable, Codable {
  /// The target's folder: what is included from elsewhere is not the module's own.
  let folder: String
  /// Those that the module map names.
  let named: [String]
  /// The modules inside of it that clients have to import by name.
  let explicitModules: [String]
  /// The folders of the package's other targets in C, by module, that users get with the module where it includes them.
  var given: [String: String] = [:]

  /// Whether some file of the target is in C++, which Swift reads only where a client asks for it.
  var haveCPlusPlusBeside: Bool {
    let files = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    let extensions = [".cpp", ".cc", ".cxx", ".mm", ".hpp", ".hh"]
    return files.contains { extensions.contains(where: $0.hasSuffix) }
  }
}
