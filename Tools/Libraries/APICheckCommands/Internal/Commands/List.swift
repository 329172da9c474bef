import PackageBuilds
import PublicAPI
import Reports

/// The command `list`, which prints the current surface.
struct List {
  let workspace: Workspace

  private struct Module: Encodable {
    let name: String
    let declarations: [String]
  }

  private struct Listing: Encodable {
    let formatVersion = 1
    let modules: [Module]
  }

  func run(_ outcome: inout Outcome) throws {
    let tree = try workspace.workingTree()
    let surfaces = tree.surfaces.sorted { $0.module < $1.module }
    switch workspace.request.listingFormat {
    case .json:
      let modules = surfaces.map { Module(name: $0.module, declarations: $0.declarations.map(\.description)) }
      try workspace.write(Listing(modules: modules).json(), to: &outcome)
    case .markdown:
      let parts = surfaces.map { surface in
        let lines = surface.declarations.map { $0.description + "\n" }.joined()
        return "## \(surface.module)\n\n```swift\n\(lines)```\n"
      }
      try workspace.write(parts.joined(separator: "\n"), to: &outcome)
    case .text:
      try workspace.write(surfaces.map(\.baseline).joined(separator: "\n"), to: &outcome)
    }
    outcome.complaints += tree.failures.map { "Could not read \($0.module): \($0.reason)" }
    outcome.complaints += tree.unimportable.map { "Could not read \($0.module): it is \($0.reason)" }
    outcome.status = outcome.complaints.isEmpty ? .nothingToReview : .couldNotCheck
  }
}
