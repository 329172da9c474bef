public import APIComparison
public import PublicAPI

/// The clients that a surface promises will compile.
public struct ClientSet: Sendable {
  /// The module that the clients import.
  public let module: String
  /// The clients in the order of the surface.
  public private(set) var clients: [Client] = []
  /// The modules that the surface's interface imports and a client may have to import, too.
  public let companions: [String]
  /// What goes with them, and compiles on both sides.
  public let controlSources: [String]
  /// Whether both sides import the same modules, so that a client's own imports cannot hide a difference.
  public let importsAreEqual: Bool
  private let touched: TouchedDeclarations

  /// Writes the clients of the old version with which the new one is tried.
  ///
  /// Names that begin with an underscore are not for clients, unless `includingUnderscored` says so. `lost` are the
  /// modules behind imports that are gone, by name; `neighbours` are the modules that the surface imports, as far as both
  /// versions of them are known.
  public init(
    of diff: APIDiff, neighbours: [(old: Surface, new: Surface)] = [], isExhaustive: Bool,
    includingUnderscored: Bool, lost: [String: Surface]
  ) {
    let (old, new) = diff.surfaces
    module = diff.module
    let imports = [old, new].map { $0.declarations.filter { $0.kind == .moduleImport } }
    let gone = Set(diff.lostImports)
    companions = imports[0].map(\.name)
    importsAreEqual = Set(imports[0]) == Set(imports[1])
    controlSources = ClientControl.sources(of: old, new)
    touched = diff.touched
    let scope = ClientScope(diff)
    let names = PromisedNames(in: [old])
    let types = Set(new.declarations.filter(\.kind.isType).map(\.path))
    for declaration in old.declarations where includingUnderscored || names.include(declaration) {
      // Where nobody names the type around it, that may have another name.
      if declaration.hasUnderscoredName, !includingUnderscored, !types.contains(declaration.contextPath) {
        continue
      }
      guard isExhaustive || touched.mayAffect(declaration) else { continue }
      if declaration.kind == .moduleImport {
        clients += ImportUses.clients(
          of: declaration, beside: diff.library, bringing: gone.contains(declaration) ? lost : [:])
      } else {
        clients += ClientWriter.clients(of: declaration, in: scope)
      }
    }
    let collisions = NameCollisions(in: diff, includingUnderscored: includingUnderscored)
    clients += CollisionUses.clients(with: collisions, in: scope)
    clients += NeighbourUses.clients(
      of: diff, neighbours: neighbours, includingUnderscored: includingUnderscored)
  }

  /// Whether a rule may have something to say about what `client` uses, so that its proof counts.
  public func isTouched(_ client: Client) -> Bool { touched.contains(client.declaration) }

  /// Whether the new module does not have what `client` uses as it was, or has something else that it may mean.
  public func isInDoubt(_ client: Client) -> Bool {
    client.addition != nil || touched.isAltered(client.declaration)
  }

  /// Whether the new module does not declare what `client` uses.
  public func isGone(_ client: Client) -> Bool { touched.isGone(client.declaration) }
}
