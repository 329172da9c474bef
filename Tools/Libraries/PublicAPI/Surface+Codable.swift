/// A surface is encoded with all that it has, even what its baseline leaves out.
extension Surface: Codable {
  private enum Key: String, CodingKey {
    case baseline, places, names, unseen, exposedTypes
  }

  /// Reads a surface that this version of the tool has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let baseline = try container.decode(String.self, forKey: .baseline)
    let places = try container.decode([String].self, forKey: .places)
    let names = try container.decode([String].self, forKey: .names)
    let surface = try Surface(baseline: baseline, file: "a kept surface", isCanonical: true)
    guard surface.declarations.count == places.count, places.count == names.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .places, in: container, debugDescription: "Not every declaration has a place and a name.")
    }
    self = surface.supplemented(unseen: Set(try container.decode([UnseenFact].self, forKey: .unseen))) {
      index in
      let parts = places[index].split(separator: "\t", maxSplits: 1)
      let line = parts.count == 2 ? Int(parts[0]) : nil
      let location = line.map { SourceLocation(file: String(parts[1]), line: $0) }
      return (location, names[index].isEmpty ? nil : names[index])
    }
    exposedTypes = Set(try container.decode([String].self, forKey: .exposedTypes))
  }

  /// Writes the baseline and, for each declaration, its line, a tab and its file, and its mangled name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(baseline, forKey: .baseline)
    let places = declarations.map { $0.location.map { "\($0.line)\t\($0.file)" } ?? "" }
    try container.encode(places, forKey: .places)
    try container.encode(declarations.map { $0.mangledName ?? "" }, forKey: .names)
    try container.encode(unseen.sorted { $0.rawValue < $1.rawValue }, forKey: .unseen)
    try container.encode(exposedTypes.sorted(), forKey: .exposedTypes)
  }
}
