public import Foundation

extension ModuleImport {
  /// The imports of a module that its sources write, from the compiler's dependency scan.
  ///
  /// Conditions of `#if` are decided as in the build. Paths of files in the folder `package` are relative to it.
  /// `lines` returns the lines of a file, since only those tell whether a module is re-exported. Throws a
  /// ``LayerError`` if the scan cannot be decoded.
  public static func all(
    inScan scan: Data, of module: String, in package: String, lines: (_ file: String) -> [String]
  ) throws -> [ModuleImport] {
    let found: DependencyScan
    do {
      found = try JSONDecoder().decode(DependencyScan.self, from: scan)
    } catch {
      throw LayerError.unreadableScan(module: module, reason: "\(error)")
    }
    guard let imports = found.imports else {
      throw LayerError.unreadableScan(module: module, reason: "it tells of no imports")
    }
    return imports.filter { !$0.places.isEmpty && $0.identifier != module }.map {
      ModuleImport(
        module: $0.identifier, access: $0.accessLevel, places: $0.places.map { $0.inside(package) },
        file: found.files[$0.identifier], isReexported: $0.isReexported(lines))
    }.sorted { $0.module < $1.module }
  }
}
