public import Surfaces

/// The clients that a surface promises will compile.
public struct ClientSet: Sendable {
  /// For which declarations clients are written.
  public enum Reach: String, Sendable, Hashable, Codable {
    /// For those that changed, for the types around them, and for those that name one of both.
    case affected
    /// For every one.
    case everything
  }

  /// The clients in the order of the surface.
  public private(set) var clients: [Client] = []
  /// The declarations for which no client could be written.
  public private(set) var withoutClient: [Declaration] = []
  /// The modules that the surface's interface imports and a client may have to import, too.
  public let companions: [String]
  /// Whether both sides import the same modules, so that a client's own imports cannot hide a difference.
  public let importsAreEqual: Bool
  private let touched: TouchedDeclarations

  /// Writes the clients of `old` with which `new` is tried.
  ///
  /// Names that begin with an underscore are not for clients, unless `includingUnderscored` says so.
  public init(
    of old: Surface, against new: Surface, reach: Reach = .everything, includingUnderscored: Bool = false
  ) {
    let imports = [old, new].map { $0.declarations.filter { $0.kind == .moduleImport } }
    companions = imports[0].map(\.name)
    importsAreEqual = Set(imports[0]) == Set(imports[1])
    touched = TouchedDeclarations(old: old, new: new)
    let scope = ClientScope(old, against: new)
    for declaration in old.declarations where includingUnderscored || !declaration.isUnderscored {
      if reach == .affected, !touched.mayAffect(declaration) { continue }
      let written = ClientWriter.clients(of: declaration, in: scope)
      if written.isEmpty { withoutClient.append(declaration) }
      clients += written
    }
  }

  /// Whether a rule may have something to say about what `client` uses, so that its proof counts.
  public func isTouched(_ client: Client) -> Bool { touched.contains(client.declaration) }
}

extension Declaration {
  /// Whether the declaration's name, or that of a type around it, begins with an underscore.
  fileprivate var isUnderscored: Bool {
    (context + [name]).contains { $0.hasPrefix("_") }
  }
}
