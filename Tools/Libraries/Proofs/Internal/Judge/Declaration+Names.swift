import Surfaces

extension Declaration {
  /// The names of the types around it, then its own.
  var names: [String] { context + [name] }

  /// The names of the types around it; a conformance stands beside its type and not in it.
  var surroundings: [String] { kind == .conformance ? context.dropLast() : context }
}
