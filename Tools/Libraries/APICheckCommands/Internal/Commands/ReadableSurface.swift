import PackageBuilds
import PublicAPI
import Reports

/// The command `surface`, which prints modules in a form for people.
struct ReadableSurface {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let page = workspace.request.page
    let (old, new) = try workspace.version(
      page.revision.map { .named(try workspace.revision($0)) } ?? .workingTree, since: page.since)
    let before = old?.surfacesByModule ?? [:]
    let sources = SourceTexts()
    let pages = new.surfaces.sorted { $0.module < $1.module }.map { surface in
      // In a new module, every declaration is new.
      let since = old.map { _ in before[surface.module] ?? Surface(module: surface.module, declarations: []) }
      return SurfacePage(of: surface, since: since) { declaration in
        guard page.showsDocumentation, let place = declaration.location else {
          return []
        }
        return DocumentationComment.lines(before: place.line, in: sources.lines(of: place.file))
      }
    }
    let isDocument = workspace.request.reportFormat == .html
    try workspace.write(isDocument ? SurfacePage.html(pages) : SurfacePage.swift(pages), to: &outcome)
    outcome.complaints += new.failures.map { "Could not read \($0.module): \($0.reason)" }
    outcome.status = new.failures.isEmpty ? .nothingToReview : .couldNotCheck
  }
}
