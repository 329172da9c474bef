/// A keyword in front of a declaration.
public enum Modifier: Hashable, Sendable {
  case `class`, final, open, required, convenience
  case `static`, mutating, consuming, borrowing
  case prefix, postfix, infix
  /// `nonisolated`, alone or with a word in parentheses.
  case nonisolated, nonisolatedNonsending, nonisolatedUnsafe
  case isolated, distributed, async, optional
  case `internal`, package, `private`, `fileprivate`
  /// A keyword that says nothing to a client, or one of a newer compiler; its text is kept.
  case other(String)

  init(_ text: String) {
    self = Self.known[text] ?? .other(text)
  }

  private static let known: [String: Modifier] = {
    let all: [Modifier] = [
      .class, .final, .open, .required, .convenience, .static, .mutating, .consuming, .borrowing, .prefix,
      .postfix, .infix, .nonisolated, .nonisolatedNonsending, .nonisolatedUnsafe, .isolated, .distributed,
      .async, .optional, .internal, .package, .private, .fileprivate,
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })
  }()
}

extension Modifier: CustomStringConvertible {
  /// The keyword as it is written.
  public var description: String {
    switch self {
    case .class: "class"
    case .final: "final"
    case .open: "open"
    case .required: "required"
    case .convenience: "convenience"
    case .static: "static"
    case .mutating: "mutating"
    case .consuming: "consuming"
    case .borrowing: "borrowing"
    case .prefix: "prefix"
    case .postfix: "postfix"
    case .infix: "infix"
    case .nonisolated: "nonisolated"
    case .isolated: "isolated"
    case .distributed: "distributed"
    case .async: "async"
    case .optional: "optional"
    case .internal: "internal"
    case .package: "package"
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .nonisolatedNonsending: "nonisolated(nonsending)"
    case .nonisolatedUnsafe: "nonisolated(unsafe)"
    case .other(let text): text
    }
  }
}
