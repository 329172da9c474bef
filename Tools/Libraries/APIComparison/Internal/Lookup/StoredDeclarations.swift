import PublicAPI
import Synchronization

/// Declarations by what they belong to, kept as lines of a baseline: of the thousands that a toolchain has a comparison
/// asks for a few, and only those are read.
final class StoredDeclarations: Sendable, Codable {
  private let lines: [String: [String]]
  private let read = Mutex<[String: [Declaration]]>([:])

  init(_ declarations: [Declaration], by key: (Declaration) -> String) {
    lines = Dictionary(grouping: declarations, by: key).mapValues { $0.map(\.description) }
  }

  init(from decoder: any Decoder) throws {
    lines = try decoder.singleValueContainer().decode([String: [String]].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(lines)
  }

  func has(_ key: String) -> Bool { lines[key] != nil }

  subscript(key: String) -> [Declaration] {
    guard let lines = lines[key] else { return [] }
    return read.withLock { read in
      if let known = read[key] { return known }
      let declarations = lines.compactMap { Declaration(line: $0) }
      read[key] = declarations
      return declarations
    }
  }
}
