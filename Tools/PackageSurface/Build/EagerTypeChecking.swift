import Foundation

/// Whether a surface can be read from modules that were prepared for indexing.
///
/// For those the compiler checks types lazily, and leaves out what nobody asked for: conformances that macros such as
/// `@Observable` add, the relations of precedence groups, the accessors of lazy properties. A surface would depend on how it was built.
struct EagerTypeChecking {
  private static let macrosOfTheToolchain: Set<String> = ["Observable"]

  /// Whether the package below `package`, with its dependencies checked out below `scratch`, has such declarations.
  static func isNeeded(in package: String, scratch: String) -> Bool {
    if FileManager.default.fileExists(atPath: reminder(in: scratch)) { return true }
    let own = sources(below: package)
    let declared = (own + sources(below: "\(scratch)/checkouts")).flatMap(declaredNames)
    let uses =
      macrosOfTheToolchain.union(declared).map { Data("@\($0)".utf8) } + [Data("precedencegroup ".utf8)]
    return own.contains { source in
      uses.contains { source.range(of: $0) != nil } || hasPublicLazyProperties(source)
    }
  }

  private static func hasPublicLazyProperties(_ source: Data) -> Bool {
    guard source.range(of: Data("lazy ".utf8)) != nil else { return false }
    return String(decoding: source, as: UTF8.self).split(separator: "\n").contains { line in
      line.contains("lazy ") && line.contains("var ") && (line.contains("public ") || line.contains("open "))
    }
  }

  /// Notes that lazy checking rejects what compiles, so that nobody tries it in `scratch` again.
  static func remember(in scratch: String) {
    _ = FileManager.default.createFile(atPath: reminder(in: scratch), contents: Data())
  }

  private static func reminder(in scratch: String) -> String { "\(scratch)/eager-type-checking" }

  private static func sources(below directory: String) -> [Data] {
    let root = URL(filePath: directory)
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    return (files?.allObjects as? [URL] ?? []).filter {
      $0.pathExtension == "swift" && !$0.isTest(below: root)
    }
    .compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
  }

  /// The names of the macros that `source` declares with the role of an extension.
  private static func declaredNames(in source: Data) -> [String] {
    guard source.range(of: Data("@attached(extension".utf8)) != nil else { return [] }
    let declarations = String(decoding: source, as: UTF8.self).components(separatedBy: "@attached(extension")
      .dropFirst()
    return declarations.compactMap { declaration in
      let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.firstIndex(of: "macro").flatMap { words.dropFirst($0 + 1).first }.map { String($0) }
    }
  }
}

extension URL {
  fileprivate func isTest(below root: URL) -> Bool {
    path.dropFirst(root.path.count).hasPrefix("/Tests/")
  }
}
