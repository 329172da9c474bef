import APIComparison
import PublicAPI

/// Shortens the paths that a compiler has noted, so that they mean the same on every machine.
struct SourceRoot {
  private static let pluginOutputs = "plugins/outputs/"

  private let prefixes: [String]

  /// Takes the directories that paths become relative to; any may hold the sources, and one may be inside another.
  init(_ roots: [String]) {
    prefixes = roots.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.sorted { $0.count > $1.count }
  }

  func relative(_ changes: [Change]) -> [Change] {
    changes.map {
      var change = $0
      change.location = $0.location.map(relative)
      change.formerLocation = $0.formerLocation.map(relative)
      return change
    }
  }

  private func relative(_ location: SourceLocation) -> SourceLocation {
    SourceLocation(file: relative(location.file), line: location.line)
  }

  func relative(_ file: String) -> String {
    let path = prefixes.first(where: file.hasPrefix).map { file.dropFirst($0.count) } ?? file[...]
    // The output of a plugin lies in the directory in which the package was built.
    guard let outputs = path.firstRange(of: "build/" + Self.pluginOutputs) else { return String(path) }
    return Self.pluginOutputs + path[outputs.upperBound...]
  }
}
