/// The declarations that clients can reach by names without a leading underscore.
///
/// Clients reach a type with an underscored name through an alias, a superclass, an inherited protocol, or a
/// declaration that returns it. Then they also reach its members.
public struct PromisedNames: Sendable {
  /// The types with an underscored name that clients can reach.
  private let reached: Set<String>

  /// Finds the names in `surfaces`, each by itself.
  public init(in surfaces: [Surface]) {
    reached = surfaces.reduce(into: []) { $0.formUnion(Self.reached(in: $1)) }
  }

  /// Whether clients can reach `declaration` by its name.
  public func include(_ declaration: Declaration) -> Bool { Self.include(declaration, reaching: reached) }

  /// Whether it is a type that clients can reach through other names, whatever its own name is.
  func leadTo(_ declaration: Declaration) -> Bool {
    declaration.kind.isType && reached.contains(declaration.path)
  }

  private static func reached(in surface: Surface) -> Set<String> {
    // Most lines show at a glance that they contain no such name.
    let declarations = zip(surface.lines, surface.declarations).filter { $0.0.mayNameUnderscored }.map(\.1)
    let hidden = Set(declarations.filter { $0.kind.isType && $0.hasUnderscoredName }.map(\.path))
    if hidden.isEmpty { return surface.exposedTypes }
    let ways = declarations.compactMap { declaration in
      let targets = declaration.typesGiven.union([declaration.path]).intersection(hidden)
      return targets.isEmpty ? nil : (from: declaration, to: targets)
    }
    var reached = surface.exposedTypes
    var count = -1
    while count < reached.count {
      count = reached.count
      for way in ways where reached.contains(way.from.path) || include(way.from, reaching: reached) {
        reached.formUnion(way.to)
      }
    }
    return reached
  }

  private static func include(_ declaration: Declaration, reaching reached: Set<String>) -> Bool {
    if !declaration.hasUnderscoredName { return true }
    var own = declaration
    own.context = []
    if declaration.kind != .conformance, own.hasUnderscoredName { return false }
    return declaration.context.indices.allSatisfy { depth in
      !declaration.context[depth].hasPrefix("_")
        || reached.contains(declaration.context[...depth].joined(separator: "."))
    }
  }
}

extension Declaration {
  /// The types that the declaration gives to clients, in each form that their names may have.
  ///
  /// Those are the type of a value, what an alias stands for, and what is inherited.
  fileprivate var typesGiven: Set<String> {
    let inherited = kind == .class || kind == .protocol ? inheritance : []
    let payload = kind == .enumerationCase ? (parameters ?? []).map(\.type) : []
    var found: Set<String> = []
    for type in inherited + payload + [type].compactMap(\.self) {
      _ = type.mapped { part in
        if case .named(let path) = part {
          let names = path.map(\.name)
          for depth in 0...context.count {
            found.insert((context.prefix(depth) + names).joined(separator: "."))
          }
        }
        return part
      }
    }
    return found
  }
}

extension String {
  /// Whether the line has an underscore besides those of parameters without a label.
  fileprivate var mayNameUnderscored: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "_") && $1 != UInt8(ascii: ":") }
  }
}
