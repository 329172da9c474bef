import APIComparison
import PublicAPI

extension AdviceKind {
  /// Protocols whose requirements tell clients about events, one event each.
  static let delegateWithoutDefaults = AdviceKind(
    "delegate-without-defaults",
    "A protocol reports events, and clients have to implement every one. Each new event breaks them.",
    meets: "requirement-added"
  ) { module in
    module.declarations(.protocol).compactMap { type in
      let members = (module.index.members[type.path] ?? []).filter { $0.requirement != .none }
      let events = members.filter(\.isEvent)
      let required = events.filter { $0.requirement == .required }
      guard type.isAboutEvents, events.count > 1, events.count == members.count, !required.isEmpty else {
        return nil
      }
      return AdvisedDeclaration(
        about: type,
        "‘\(type.title)’ tells of \(events.count) events, and a client that needs one has to implement all. The next"
          + " event breaks every client.",
        change: AdvisedChange(
          "an extension of \(type.name) with an empty method for each event, and for each that comes later",
          from: required, to: required.map { $0.after { $0.requirement = .defaulted } },
          experiment: experiment(on: type, events, module.members(of: type.path, .typeAlias))))
    }
  }

  private static func experiment(on type: Declaration, _ events: [Declaration], _ aliases: [Declaration])
    -> Experiment
  {
    func header(_ event: Declaration) -> String {
      "func \(event.name)\(event.parameterClause())\(event.effects.clause)"
    }
    let needsClass = type.inheritance.contains { $0.path == "AnyObject" }
    // Type aliases from the protocol's extensions are no members of other protocols, so the stand-in gets its own.
    let names = aliases.filter(\.isPlain).compactMap { alias in
      alias.type.map { "  typealias \(alias.name) = \($0)\n" }
    }
    let asks =
      "public protocol \(type.standInName)\(needsClass ? ": AnyObject" : "") {\n" + names.joined()
    let requirements = events.map { "  \(header($0))\n" }.joined()
    let defaults = events.map { "  public \(header($0)) {}\n" }.joined()
    let later = "  func eventAddedLater()\n"
    func extended(_ addition: String) -> String {
      "extension \(type.standInName) {\n\(defaults)\(addition)}\n"
    }
    // A class has to write its own name where the protocol says `Self`.
    let methods = events.map { event in
      "  \(header(event.mapped { $0.substituting(["Self": .named([TypeName("Client")])]) })) {}\n"
    }.joined()
    let client = "final class Client: \(type.standInName) {\n\(methods)}\n"
    return Experiment(
      asIs: .init(
        today: asks + requirements + "}\n", later: asks + requirements + later + "}\n", client: client),
      advised: .init(
        today: asks + requirements + "}\n" + extended(""),
        later: asks + requirements + later + "}\n" + extended("  public func eventAddedLater() {}\n"),
        client: client))
  }
}

extension Declaration {
  /// Whether, by its name, the protocol tells clients about events, rather than asking them to do work.
  fileprivate var isAboutEvents: Bool {
    ["Callbacks", "Delegate", "Events", "Listener", "Observer", "Watcher"].contains(lastWord)
  }

  /// Whether it is a method that takes something and returns nothing.
  fileprivate var isEvent: Bool {
    kind == .function && type == .void && !isOperator && !modifiers.contains(.static)
      && !modifiers.contains(.mutating) && !(parameters ?? []).isEmpty && generics.isEmpty
      && !effects.contains { if case .throws = $0 { true } else { false } }
      && (parameters ?? []).allSatisfy { !$0.type.has(.inout) }
  }
}
