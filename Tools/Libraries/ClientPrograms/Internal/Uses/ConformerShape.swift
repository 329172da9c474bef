import APIComparison
import PublicAPI

/// What kind of type conforms: what one kind gets from a protocol, another may not.
enum ConformerShape {
  /// A type without state.
  case bare(kind: String)
  /// A type that need not be `Sendable` where it stores something, and is so where it does not.
  case plain(kind: String, isStoring: Bool)
  /// A class that others can inherit from, which cannot be `Self` everywhere.
  case openClass
  /// An actor whose witnesses run on it wherever the requirement waits.
  case isolatedActor
  /// A class that runs and conforms on the main actor.
  case isolatedConformance
  /// A type whose witnesses say what the associated types are.
  case inferring(kind: String)

  /// From the type that tolerates the least of a protocol to those that tolerate more.
  static let plain: [ConformerShape] = [
    .plain(kind: "struct", isStoring: true), .plain(kind: "struct", isStoring: false),
    .plain(kind: "final class", isStoring: true), .plain(kind: "final class", isStoring: false),
    .plain(kind: "actor", isStoring: false),
  ]

  /// The further types that conform; where nothing has changed, the one that feels what no surface shows.
  static func others(for contract: ConformanceContract) -> [[ConformerShape]] {
    [[.isolatedConformance]]
      + (contract.isTouched
        ? [[.openClass], [.isolatedActor], [.inferring(kind: "struct"), .inferring(kind: "final class")]]
        : [])
  }

  /// The keyword in front of the type's name.
  var kind: String {
    switch self {
    case .plain(let kind, _), .inferring(let kind), .bare(let kind): kind
    case .openClass: "class"
    case .isolatedActor: "actor"
    case .isolatedConformance: "final class"
    }
  }

  var isStoring: Bool {
    if case .plain(_, let isStoring) = self { isStoring } else { false }
  }

  /// Whether no parameter has the name of an associated type.
  var infersTypes: Bool {
    if case .inferring = self { true } else { false }
  }

  /// What stands in front of the type and of the protocol's name, with a space behind it.
  var isolation: String {
    if case .isolatedConformance = self { "@MainActor " } else { "" }
  }

  /// What witnesses of `requirement` do first, with a space behind it: they use what is on the actor, if they are there.
  func opening(for requirement: Declaration) -> String {
    guard case .isolatedConformance = self, !requirement.modifiers.contains(.nonisolated) else { return "" }
    return "own\(Client.numberMark)(); "
  }

  /// What stands outside of the type, on lines of its own.
  var surroundings: [String] {
    if case .isolatedConformance = self { ["@MainActor func own\(Client.numberMark)() {}"] } else { [] }
  }

  /// The requirement as this type meets it.
  func adapted(_ requirement: Declaration) -> Declaration {
    var witness = requirement
    switch self {
    case .openClass where requirement.kind == .initializer: witness.modifiers.insert(.required)
    case .isolatedActor where requirement.kind != .initializer && !requirement.modifiers.contains(.static):
      witness.modifiers.remove(.mutating)
      if requirement.effectsOfUse.contains(.async) {
        witness.effects.remove(.async)
        witness.accessors?.remove(.effect(.async))
      } else {
        witness.modifiers.insert(.nonisolated)
      }
    default: break
    }
    return witness
  }
}
