import APIComparison
import PublicAPI

/// Clients that know nothing of concurrency, of which `@preconcurrency` asks nothing.
enum PreconcurrencyUses {
  /// The declaration, or the members of the type, as such clients see them; empty where the new side tells them nothing
  /// else.
  static func views(of declaration: Declaration, in scope: ClientScope) -> [Declaration] {
    guard declaration.has(.preconcurrency), scope.isThorough else { return [] }
    guard declaration.kind.isType else { return [view(of: declaration, in: scope)].compactMap(\.self) }
    return scope.names.members(of: declaration.context + [declaration.name]).filter { !$0.kind.isType }
      .compactMap { view(of: $0, in: scope) }
  }

  private static func view(of declaration: Declaration, in scope: ClientScope) -> Declaration? {
    var view = declaration.unawareOfConcurrency
    view.attributes.removeAll(where: scope.isGlobalActor)
    if view == declaration { return nil }
    if scope.names.type(at: declaration.context)?.kind == .protocol {
      // What calls the actor must not pass it anything of its own.
      view.requirements.append(.conformance(.named([TypeName("Self")]), .named([TypeName("Sendable")])))
    }
    return view
  }
}
