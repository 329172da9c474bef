public import Foundation

/// What a package gives to its clients and runs itself, and what all of that depends on.
///
/// Tests are no part of it, nor is what only tests depend on.
public struct TargetGraph: Hashable, Sendable {
  let targets: [Target]

  /// Reads what `swift package dump-package` prints.
  public init(dump: Data) throws(FrontPageError) {
    do {
      targets = try JSONDecoder().decode(PackageDump.self, from: dump).targets
    } catch {
      throw .unreadableManifest(reason: String(describing: error))
    }
  }

  /// The modules that clients import, each with the ones that it depends on, as one line.
  public var summary: String {
    let kinds = Dictionary(targets.map { ($0.name, $0.kind) }) { first, _ in first }
    return targets.filter { $0.kind == .module }.map { target in
      let others = target.dependencies.filter { kinds[$0] != nil }
      return others.isEmpty ? target.name : "\(target.name) → \(others.joined(separator: " and "))"
    }.joined(separator: ", ")
  }

  /// An SVG of the targets in layers, each above what it depends on, with colours for a light and a dark page.
  ///
  /// A dependency that others imply has no arrow.
  public var picture: String {
    GraphPicture(targets).svg
  }
}
