import Surfaces

/// A surface as it is kept on disk: as a baseline, with what baselines leave out.
struct StoredSurface: Codable {
  private let baseline: String
  /// A line and a file for each declaration, or nothing.
  private let places: [String]
  private let unseen: [String]

  init(_ surface: Surface) {
    baseline = surface.baseline
    places = surface.declarations.map { $0.location.map { "\($0.line)\t\($0.file)" } ?? "" }
    unseen = surface.unseen.map(\.rawValue).sorted()
  }

  /// The surface, or nil if another version of the tool has written it.
  func surface(file: String) -> Surface? {
    guard let surface = try? Surface(baseline: baseline, file: file),
      surface.declarations.count == places.count
    else { return nil }
    let located = zip(surface.declarations, places).map { declaration, place in
      var declaration = declaration
      let parts = place.split(separator: "\t", maxSplits: 1)
      if parts.count == 2, let number = Int(parts[0]) {
        declaration.location = SourceLocation(file: String(parts[1]), line: number)
      }
      return declaration
    }
    return Surface(
      module: surface.module, declarations: located, unseen: Set(unseen.compactMap(UnseenFact.init)))
  }
}
