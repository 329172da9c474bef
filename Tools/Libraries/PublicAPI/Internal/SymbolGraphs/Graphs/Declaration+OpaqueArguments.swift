extension Declaration {
  /// Gives each `some Sequence` of a parameter the arguments that the compiler leaves out of what it prints: those that
  /// name generic parameters of the function itself, opaque ones among them, and that only the symbol's constraints say.
  ///
  /// `primary` has the names of the primary associated types of protocols, by the protocol.
  mutating func addOpaqueArguments(from symbol: Symbol, primary: [String: [String]]) {
    guard let parameters, parameters.contains(where: { !$0.type.opaqueParts.isEmpty }) else { return }
    var arguments = OpaqueArguments(
      equations: symbol.opaqueEquations, primary: primary, position: generics.count)
    for index in parameters.indices {
      self.parameters?[index].type = arguments.added(to: parameters[index].type)
    }
  }
}
