/// What the compiler prints when it scans the dependencies of a module (`-scan-dependencies`).
struct DependencyScan: Decodable {
  struct Import: Decodable {
    private struct Location: Decodable {
      let bufferIdentifier: String
      /// The compiler misspells the name of this field.
      let linuNumber: Int?
      let lineNumber: Int?
      let columnNumber: Int?

      var line: Int { lineNumber ?? linuNumber ?? 1 }
    }

    let identifier: String
    let accessLevel: String
    private let importLocations: [Location]?

    /// Whether the import has `@_exported`, so that clients of the importing module also get this one.
    ///
    /// The compiler tells where the import's name is. The attribute stands before that.
    func isReexported(_ lines: (_ file: String) -> [String]) -> Bool {
      accessLevel == "public"
        && (importLocations ?? []).contains { location in
          let before = lines(location.bufferIdentifier).prefix(location.line)
          let own = before.last?.utf8.prefix((location.columnNumber ?? 1) - 1)
          let words = before.dropLast().suffix(1) + [own.flatMap { String($0) } ?? ""]
          // An attribute may stand on a line of its own.
          return words.last?.contains("@_exported") == true
            || words.count > 1 && words.first?.hasSuffix("@_exported") == true
        }
    }

    var places: [SourcePlace] {
      (importLocations ?? []).map {
        SourcePlace(file: $0.bufferIdentifier, line: $0.line)
      }
    }
  }

  /// One half of a module's pair of entries: the first half has its name, the second what is known of it.
  private struct Entry: Decodable {
    private struct Details: Decodable {
      struct Swift: Decodable { let moduleInterfacePath: String? }
      struct Clang: Decodable { let moduleMapPath: String? }
      let swift: Swift?
      let clang: Clang?

      var source: String? { swift?.moduleInterfacePath ?? clang?.moduleMapPath }
    }

    private enum Key: String, CodingKey {
      case swift, swiftPrebuiltExternal, clang, modulePath, details, imports
    }

    let name: String?
    let file: String?
    let imports: [Import]?

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      name = try [Key.swift, .swiftPrebuiltExternal, .clang].lazy.compactMap {
        try fields.decodeIfPresent(String.self, forKey: $0)
      }.first
      // A module that the scan has compiled lies in a cache. Its source says more about where it comes from.
      file =
        try fields.decodeIfPresent(Details.self, forKey: .details)?.source
        ?? fields.decodeIfPresent(String.self, forKey: .modulePath)
      imports = try fields.decodeIfPresent([Import].self, forKey: .imports)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case mainModuleName, modules
  }

  /// What the scanned module imports.
  let imports: [Import]?
  /// The path of one file of each module, by the module's name.
  let files: [String: String]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let main = try fields.decode(String.self, forKey: .mainModuleName)
    let entries = try fields.decode([Entry].self, forKey: .modules)
    let pairs = zip(entries, entries.dropFirst()).filter { $0.0.name != nil && $0.1.name == nil }
    imports = pairs.first { $0.0.name == main }?.1.imports
    files = Dictionary(
      pairs.compactMap { pair in pair.0.name.flatMap { name in pair.1.file.map { (name, $0) } } },
      uniquingKeysWith: { first, _ in first })
  }
}
