/// A surface is encoded with all that it has, even what its baseline leaves out.
extension Surface: Codable {
  private enum Key: String, CodingKey {
    case baseline, places, names, origins, unseen, exposedTypes
  }

  /// Reads a surface that this version of the tool has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let baseline = try container.decode(String.self, forKey: .baseline)
    let places = try container.decode([String].self, forKey: .places)
    let names = try container.decode([String].self, forKey: .names)
    let surface = try Surface(baseline: baseline, file: "a kept surface", isCanonical: true)
    let origins = try container.decode([String].self, forKey: .origins)
    guard [places.count, names.count, origins.count].allSatisfy({ $0 == surface.declarations.count }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .places, in: container,
        debugDescription: "Not every declaration has a place, a name and origins.")
    }
    var files = SharedStrings()
    self = surface.supplemented(unseen: Set(try container.decode([UnseenFact].self, forKey: .unseen))) {
      index, declaration in
      let parts = places[index].split(separator: "\t", maxSplits: 1)
      let line = parts.count == 2 ? Int(parts[0]) : nil
      declaration.location = line.map { SourceLocation(file: files.shared(String(parts[1])), line: $0) }
      declaration.mangledName = names[index].isEmpty ? nil : names[index]
      for line in origins[index].split(separator: "\n") {
        let parts = line.split(separator: "\t").map { String($0) }
        if parts.count == 2 { declaration.typeOrigins[parts[0]] = parts[1] }
      }
    }
    exposedTypes = Set(try container.decode([String].self, forKey: .exposedTypes))
  }

  /// Writes the baseline and, for each declaration, its line, a tab and its file, its mangled name, and the
  /// modules of the types that it names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(baseline, forKey: .baseline)
    let places = declarations.map { $0.location.map { "\($0.line)\t\($0.file)" } ?? "" }
    try container.encode(places, forKey: .places)
    try container.encode(declarations.map { $0.mangledName ?? "" }, forKey: .names)
    let origins = declarations.map { $0.typeOrigins.map { "\($0)\t\($1)" }.sorted().joined(separator: "\n") }
    try container.encode(origins, forKey: .origins)
    try container.encode(unseen.sorted { $0.rawValue < $1.rawValue }, forKey: .unseen)
    try container.encode(exposedTypes.sorted(), forKey: .exposedTypes)
  }
}
