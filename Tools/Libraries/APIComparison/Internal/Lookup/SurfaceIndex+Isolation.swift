import PublicAPI

extension SurfaceIndex {
  /// Whether it may matter to a client on which actor the declaration runs, or that a value is stored.
  ///
  /// Its type is an actor or cannot be copied, or what the type is, inherits or conforms to carries an attribute that the
  /// language does not bring, as a global actor is one; what other modules declare may, unless it is known.
  func mayBeIsolated(_ declaration: Declaration) -> Bool {
    let path = declaration.contextPath
    if path.isEmpty { return false }
    let names = declaration.context.indices.map { declaration.context[...$0].joined(separator: ".") }
    let around = Set(names).union(superclasses(of: path)).union(protocols(of: path))
    return around.contains { name in
      guard let type = types[name] ?? library.type(at: name) else {
        return !MarkerProtocols.all.contains(name) && name != "AnyObject"
      }
      return type.kind == .actor
        || isNoncopyable(.named(name.split(separator: ".").map { TypeName(String($0)) }))
        || type.attributes.contains { if case .custom = $0 { true } else { false } }
    }
  }
}
