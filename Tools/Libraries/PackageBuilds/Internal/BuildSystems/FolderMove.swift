/// Changes paths for folders that are now in other places.
struct FolderMove {
  private struct Surprise: Error {}

  /// The folders, the deepest first, since one may be inside another.
  private let places: [(old: String, new: String)]
  private let old: [String]

  init(from old: [String], to new: [String]) {
    places = zip(old, new).sorted { $0.0.count > $1.0.count }.map { ($0, $1) }
    self.old = old
  }

  /// The argument with its path changed; the path is the whole argument, or follows a flag.
  ///
  /// Throws if the argument names one of the folders in any other way, since its meaning is then unknown.
  func moved(_ argument: String) throws -> String {
    guard let slash = argument.firstIndex(of: "/") else { return argument }
    let path = argument[slash...]
    let isPlain = argument[..<slash].allSatisfy { $0.isASCII && $0.isLetter || "-=".contains($0) }
    let place = isPlain ? places.first { path == $0.old || path.hasPrefix($0.old + "/") } : nil
    let rest = place.map { path.dropFirst($0.old.count) } ?? path
    guard !old.contains(where: rest.contains) else { throw Surprise() }
    return place.map { argument[..<slash] + $0.new + rest } ?? argument
  }
}
