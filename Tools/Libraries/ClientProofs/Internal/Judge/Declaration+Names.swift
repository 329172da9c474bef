import PublicAPI

extension Declaration {
  /// The names of the types around it, then its own.
  var names: [String] { context + [name] }

  /// The name that code writes for it: of a conformance that of the type, of an import the last part.
  var ownName: Substring? {
    switch kind {
    case .conformance: context.last?[...]
    case .moduleImport: name.split(separator: ".").last
    default: name.filter { $0 != "`" }[...]
    }
  }

  /// The names of the types around it; a conformance stands beside its type and not in it.
  var surroundings: [String] { kind == .conformance ? context.dropLast() : context }
}
