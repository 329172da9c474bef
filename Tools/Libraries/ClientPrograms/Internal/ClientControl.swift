import PublicAPI

/// Programs that name a type which both sides list, and so compile wherever the module is what was read.
///
/// Clients are believed only in their company: what they cannot find, no client can.
enum ClientControl {
  /// The sources for two versions of a module: one for each type at the top that a client may name.
  static func sources(of old: Surface, _ new: Surface) -> [String] {
    let kept = Set(new.declarations.filter(\.canBeNamed).map(\.name))
    return old.declarations.filter { $0.canBeNamed && kept.contains($0.name) }.map {
      "private typealias Control\(Client.numberMark) = \($0.name)\n"
    }
  }
}

extension Declaration {
  fileprivate var canBeNamed: Bool { context.isEmpty && kind.isType && !name.hasPrefix("_") }
}
