/// An edge of a symbol graph.
struct Relationship {
  var kind = ""
  var source = ""
  var target = ""
  /// The target's name with its module, given for symbols of other modules.
  var targetFallback: String?
  var constraints: [SymbolConstraint] = []

  /// The target's name without its module.
  var targetName: String? {
    targetFallback.map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
  }
}
