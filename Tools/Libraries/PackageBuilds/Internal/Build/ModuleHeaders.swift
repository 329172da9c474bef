import Foundation

/// The headers of a C module.
struct ModuleHeaders: Sendable, Hashable, Codable {
  /// The target's folder; included headers from elsewhere do not belong to the module.
  let folder: String
  /// The headers that the module map names.
  let named: [String]
  /// The explicit submodules, which clients have to import by name.
  let explicitModules: [String]
  /// The folders of the package's other C targets, by module, that the module exports if its headers include them.
  var given: [String: String] = [:]

  /// Whether the target has a C++ file; Swift only imports C++ if a client asks for that.
  var haveCPlusPlusBeside: Bool {
    let files = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    let extensions = [".cpp", ".cc", ".cxx", ".mm", ".hpp", ".hh"]
    return files.contains { extensions.contains(where: $0.hasSuffix) }
  }
}
