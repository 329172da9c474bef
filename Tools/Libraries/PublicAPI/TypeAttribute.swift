/// A specifier or an attribute in front of a type.
public enum TypeAttribute: Hashable, Sendable {
  /// How a value is passed.
  case `inout`, borrowing, consuming, owned, shared, sending, isolated, const
  /// What a function may do with a function that it takes.
  case escaping, autoclosure
  /// Where a function runs, and where it may be sent.
  case sendable, concurrent, isolatedAny, nonisolated, nonisolatedNonsending
  /// How a conformance is checked.
  case preconcurrency, unchecked, retroactive
  /// `@convention(c)` and the like.
  case convention(String)
  /// A global actor, or what a newer compiler brings; its text is kept.
  case other(String)

  init(_ text: String) {
    if let known = Self.known[text] {
      self = known
    } else if text.hasPrefix("@convention") {
      self = .convention(text)
    } else {
      self = .other(text)
    }
  }

  private static let known: [String: TypeAttribute] = {
    let all: [TypeAttribute] = [
      .inout, .borrowing, .consuming, .owned, .shared, .sending, .isolated, .const, .escaping, .autoclosure,
      .sendable, .concurrent, .isolatedAny, .nonisolated, .nonisolatedNonsending, .preconcurrency, .unchecked,
      .retroactive,
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })
  }()
}

extension TypeAttribute: CustomStringConvertible {
  /// The specifier or attribute as it is written.
  public var description: String {
    switch self {
    case .inout: "inout"
    case .borrowing: "borrowing"
    case .consuming: "consuming"
    case .owned: "__owned"
    case .shared: "__shared"
    case .sending: "sending"
    case .isolated: "isolated"
    case .const: "_const"
    case .escaping: "@escaping"
    case .autoclosure: "@autoclosure"
    case .sendable: "@Sendable"
    case .concurrent: "@concurrent"
    case .isolatedAny: "@isolated(any)"
    case .nonisolated: "nonisolated"
    case .nonisolatedNonsending: "nonisolated(nonsending)"
    case .preconcurrency: "@preconcurrency"
    case .unchecked: "@unchecked"
    case .retroactive: "@retroactive"
    case .convention(let text), .other(let text): text
    }
  }
}
