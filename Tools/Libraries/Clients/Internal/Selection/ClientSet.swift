import Surfaces

/// The clients that a surface promises will compile.
struct ClientSet: Sendable {
  /// The module that the clients import.
  let module: String
  /// The clients in the order of the surface.
  private(set) var clients: [Client] = []
  /// The modules that the surface's interface imports and a client may have to import, too.
  let companions: [String]
  /// What goes with them, and compiles on both sides.
  let controlSources: [String]
  /// Whether both sides import the same modules, so that a client's own imports cannot hide a difference.
  let importsAreEqual: Bool
  private let touched: TouchedDeclarations

  /// Writes the clients of `old` with which `new` is tried.
  ///
  /// Names that begin with an underscore are not for clients, unless `includingUnderscored` says so.
  init(of old: Surface, against new: Surface, isExhaustive: Bool, includingUnderscored: Bool) {
    module = old.module
    let imports = [old, new].map { $0.declarations.filter { $0.kind == .moduleImport } }
    companions = imports[0].map(\.name)
    importsAreEqual = Set(imports[0]) == Set(imports[1])
    controlSources = ClientControl.sources(of: old, new)
    touched = TouchedDeclarations(old: old, new: new)
    let scope = ClientScope(old, against: new)
    for declaration in old.declarations where includingUnderscored || !declaration.isUnderscored {
      guard isExhaustive || touched.mayAffect(declaration) else { continue }
      clients += ClientWriter.clients(of: declaration, in: scope)
    }
  }

  /// Whether a rule may have something to say about what `client` uses, so that its proof counts.
  func isTouched(_ client: Client) -> Bool { touched.contains(client.declaration) }
}

extension Declaration {
  /// Whether the declaration's name, or that of a type around it, begins with an underscore.
  fileprivate var isUnderscored: Bool {
    (context + [name]).contains { $0.hasPrefix("_") }
  }
}
