import Packages
import Reports
import Surfaces

/// The command `list`, which prints the current surface.
struct List {
  let session: Session

  private struct Module: Encodable {
    let name: String
    let declarations: [String]
  }

  private struct Listing: Encodable {
    let formatVersion = 1
    let modules: [Module]
  }

  func run() throws -> ExitCode {
    let tree = try session.workingTree()
    let surfaces = tree.surfaces.sorted { $0.module < $1.module }
    switch session.options.format {
    case .json:
      let modules = surfaces.map { Module(name: $0.module, declarations: $0.declarations.map(\.description)) }
      try session.write(JSONFormat.render(Listing(modules: modules)))
    case .markdown:
      let parts = surfaces.map { surface in
        let lines = surface.declarations.map { $0.description + "\n" }.joined()
        return "## \(surface.module)\n\n```swift\n\(lines)```\n"
      }
      try session.write(parts.joined(separator: "\n"))
    case .text, .github: try session.write(surfaces.map(Baseline.render).joined(separator: "\n"))
    }
    for failure in tree.failures {
      Terminal.complain("Could not read \(failure.module): \(failure.reason)")
    }
    return tree.failures.isEmpty ? .nothingToReview : .couldNotCheck
  }
}
