public import Surfaces

/// A surface as it is kept on disk: as a baseline, with what baselines leave out.
public struct StoredSurface: Sendable, Codable {
  private let baseline: String
  /// For each declaration a line and a file, or nothing.
  private let places: [String]
  /// For each declaration the compiler's name, or nothing.
  private let names: [String]
  private let unseen: [String]

  /// Keeps all of a surface.
  public init(_ surface: Surface) {
    baseline = surface.baseline
    places = surface.declarations.map { $0.location.map { "\($0.line)\t\($0.file)" } ?? "" }
    names = surface.declarations.map { $0.mangledName ?? "" }
    unseen = surface.unseen.map(\.rawValue).sorted()
  }

  /// The surface, or nil if another version of the tool has written it.
  public func surface(file: String) -> Surface? {
    guard let surface = try? Surface(baseline: baseline, file: file, isCanonical: true),
      surface.declarations.count == places.count, surface.declarations.count == names.count
    else { return nil }
    return surface.supplemented(unseen: Set(unseen.compactMap(UnseenFact.init))) { index in
      let parts = places[index].split(separator: "\t", maxSplits: 1)
      let line = parts.count == 2 ? Int(parts[0]) : nil
      let location = line.map { SourceLocation(file: String(parts[1]), line: $0) }
      return (location, names[index].isEmpty ? nil : names[index])
    }
  }
}
