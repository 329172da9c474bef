/// Clients that call a function or a method.
enum CallUses {
  static func drafts(of function: Declaration, in scope: ClientScope) -> [WitnessDraft] {
    MemberAccess.ways(to: function, in: scope).flatMap { way in
      calls(of: function, through: way, callee: way.prefix + function.name.asMember, in: scope)
    }
  }

  /// The calls of `callee`, whose declaration says what it takes and gives.
  static func calls(
    of function: Declaration, through way: MemberAccess, callee: String, in scope: ClientScope
  ) -> [WitnessDraft] {
    let site = CallSite(function: function, way: way, callee: callee, scope: scope)
    let parameters = function.parameters ?? []
    var drafts = [WitnessDraft(function.kind == .initializer ? .construct : .call, site.binding(.all))]
    if let inferring = site.inferring() { drafts.append(WitnessDraft(.inferResult, inferring)) }
    if parameters.contains(where: { $0.defaultValue != nil }) {
      drafts.append(WitnessDraft(.callWithDefaults, site.binding(.required)))
    }
    if parameters.contains(where: \.isVariadic) {
      drafts += [0, 2].map { WitnessDraft(.callVariadic, site.binding(.variadic($0))) }
    }
    if case .onlyWhenArgumentsThrow = function.effects.throwing {
      drafts.append(WitnessDraft(.callWithoutThrowing, site.quietBinding()))
    } else if case .typed(let failure) = function.effects.throwing,
      function.generics.contains(where: { failure.mentions($0.name) })
    {
      drafts.append(WitnessDraft(.callWithoutThrowing, site.quietBinding()))
    }
    if scope.mayRefuseAsync(function), !function.effects.isAsync {
      drafts.append(WitnessDraft(.callFromAsync, site.binding(.all, isAsync: true)))
    }
    return drafts + BuilderUses.calls(at: site)
  }
}
