import APIComparison
import PublicAPI

/// Clients that pass a type where a conformance is needed.
enum ConformanceUses {
  static func drafts(of conformance: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(path: conformance.context, requirements: conformance.requirements, in: scope)
    guard let target = conformance.inheritance.first.map(receiver.generics.resolved) else { return [] }
    let (attributes, constraint) = target.withoutAttributes
    let type = receiver.kind == .foreign ? "Self" : receiver.type.description
    // Only a function of the file is checked for conformances that hold on one actor.
    let need = "need\(Client.numberMark)"
    func client(_ constraint: String, isolation: String, where clause: String = "") -> String {
      ClientFunction(
        receiver: receiver, access: .none, isolation: isolation, body: ["\(need)((\(type)).self)"]
      ).source
        + "func \(need)<Needed: \(constraint)>(_ type: Needed.Type)\(clause) {}\n"
    }
    let isolation = attributes.isEmpty ? "" : "@MainActor "
    // What most code does; a value that cannot be copied is in no such box.
    let boxed = ClientFunction(
      receiver: receiver, access: .constant, isolation: isolation, result: "any \(constraint)",
      body: ["return \(receiver.instance)"]
    ).source
    // Of what stays as it is a box shows as much, and the compiler has less to derive.
    let derived = scope.isTouched(conformance) ? deriving(constraint, from: receiver) : nil
    let strict = client(constraint.description, isolation: isolation)
    let relaxed = client("\(constraint) & ~Copyable", isolation: isolation)
    let isolated = client(constraint.description, isolation: "@MainActor ")
    // Of all types that a conformance may leave to the compiler, only that of the error stands in no surface: a function's
    // effects say it.
    let errors = constraint.path.map(scope.library.members)?.filter {
      $0.kind == .associatedType && $0.type == .anyError
    }
    let failures = (errors ?? []).flatMap { type in ["any Error", "Never"].map { (type.name, $0) } }
    return [
      ClientDraft(
        .needConformance,
        alternatives: receiver.isNoncopyable
          ? [relaxed] : (derived.map { [$0] } ?? []) + [boxed, strict, relaxed, isolated]),
      ClientDraft(
        .needConformance,
        alternatives: failures.map { name, error in
          client(constraint.description, isolation: isolation, where: " where Needed.\(name) == \(error)")
        }
      ).only(.exactType),
    ].filter { !$0.alternatives.isEmpty }
  }

  /// The protocols to which the compiler makes a type conform that stores only what conforms, and which ask for something.
  static let derived: Set<String> = ["Decodable", "Encodable", "Equatable", "Hashable"]

  /// A type that stores a value and leaves it to the compiler to conform because that does; nil where it would not.
  private static func deriving(_ constraint: TypeExpression, from receiver: Receiver) -> String? {
    guard derived.contains(constraint.description), receiver.kind != .foreign else { return nil }
    let generics = receiver.generics
    let name = NaturalNames.names(ofParameters: [receiver.type])[0]
    return "struct Client\(Client.numberMark)\(generics.clause): \(constraint)\(generics.whereClause) {\n"
      + "  let \(name): \(receiver.type)\n}\n"
  }
}
