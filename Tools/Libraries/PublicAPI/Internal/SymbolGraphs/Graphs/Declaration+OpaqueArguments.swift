extension Declaration {
  /// Adds the arguments to opaque types such as `some Sequence` that the compiler does not print.
  ///
  /// Those are arguments that name generic parameters of the function itself, including opaque ones. Only the
  /// constraints of the symbol have them. `primary` has the names of the primary associated types of each protocol.
  mutating func addOpaqueArguments(from symbol: Symbol, primary: [String: [String]]) {
    guard let parameters, parameters.contains(where: { !$0.type.opaqueParts.isEmpty }) else { return }
    var arguments = OpaqueArguments(
      equations: symbol.opaqueEquations, primary: primary, position: generics.count)
    for index in parameters.indices {
      self.parameters?[index].type = arguments.added(to: parameters[index].type)
    }
  }
}
