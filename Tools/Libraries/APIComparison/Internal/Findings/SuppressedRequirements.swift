import PublicAPI

/// What extensions ask of types for which nobody says `~Copyable` or `~Escapable`.
///
/// Graphs do not show it, so that lines read alike; the compiler's names of members tell what an extension takes back.
enum SuppressedRequirements {
  /// The changes of members that both versions write in the same words.
  static func changes(old: Surface, new: Surface) -> [Change] {
    let names = Dictionary(members(of: old).map { ($0, $0.mangledName) }) { first, _ in first }
    return members(of: new).compactMap { member in
      guard let known = names[member].flatMap(\.self), let name = member.mangledName, known != name,
        let finding = finding(on: member, before: takenBack(in: known), after: takenBack(in: name))
      else { return nil }
      return finding.change(of: .changed(old: member, new: member))
    }
  }

  /// Whatever has generic parameters, or may stand in an extension that takes something back.
  private static func members(of surface: Surface) -> [Declaration] {
    let types = surface.declarations.filter(\.kind.isType)
    let plain = Set(types.filter { !$0.takesBack }.map(\.path))
    return surface.declarations.filter {
      !$0.kind.isType && (!$0.generics.isEmpty || !$0.context.isEmpty && !plain.contains($0.contextPath))
    }
  }

  private static func finding(on member: Declaration, before: Set<Substring>, after: Set<Substring>)
    -> Finding?
  {
    if let lost = before.subtracting(after).min() {
      let fact = "‘\(member.title)’ now requires ‘\(conformance(lost))’."
      return Finding(.genericConstraintAdded, fact)
    }
    return after.subtracting(before).min().map { gained in
      let fact = "‘\(member.title)’ no longer requires ‘\(conformance(gained))’."
      return Finding(.genericConstraintRemoved, fact, verdict: .additive)
    }
  }

  /// The requirements that the extension around a member takes back, as the compiler's `name` of that has them: which
  /// protocol, and of which parameter.
  private static func takenBack(in name: String) -> Set<Substring> {
    Set(name.matches(of: /Ri(?:_|0_)(?:z|_|\d+_)/).map(\.output))
  }

  private static func conformance(_ requirement: Substring) -> String {
    requirement.hasPrefix("Ri0_") ? "Escapable" : "Copyable"
  }
}

extension Declaration {
  /// Whether the type, or a parameter of it, need not have a conformance that others have.
  fileprivate var takesBack: Bool {
    inheritance.contains(where: \.isSuppression)
      || requirements.contains(where: \.isSuppression)
  }
}
