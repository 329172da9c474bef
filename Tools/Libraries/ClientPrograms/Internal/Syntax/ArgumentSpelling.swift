import APIComparison
import PublicAPI

/// An argument as a client writes it out, and the parameters of its own that this takes.
struct ArgumentSpelling {
  let text: String
  var parameters: [String] = []

  /// The position that few clients have in which the argument is, whatever its text says.
  private(set) var unusual: UnusualPosition?

  /// Whether something that throws makes the argument where it stands.
  var mayThrow: Bool { text.contains("try! ") }

  /// The position that few clients have who write the argument so.
  var position: UnusualPosition? {
    mayThrow ? .throwingArgument : unusual
  }

  /// The argument at `index` of a call that names the constant `member` of a type of the library by a dot.
  static func constantOfLibrary(_ member: Declaration, at index: Int, in scope: ClientScope)
    -> ArgumentSpelling
  {
    naming(member, at: index, in: scope).only(.constantOfLibrary)
  }

  /// The argument as one that only code in `position` has.
  func only(_ position: UnusualPosition) -> ArgumentSpelling {
    var spelling = self
    spelling.unusual = position
    return spelling
  }

  /// The argument at `index` of a call that names `member` by a dot, where its own arguments are called `given`.
  static func naming(
    _ member: Declaration, given: String = "part", at index: Int, in scope: ClientScope
  ) -> ArgumentSpelling {
    let start = member.effectsOfUse.throwing == nil ? "." : "try! ."
    let name = start + (member.kind == .initializer ? "init" : member.name.asMember)
    guard let parameters = member.parameters, member.kind != .enumerationCase || !parameters.isEmpty else {
      return ArgumentSpelling(text: name)
    }
    let names = parameters.indices.map { "\(given)\(index)_\($0)" }
    let list = zip(parameters, names).map { ($0.label.map { "\($0): " } ?? "") + $1 }
    return ArgumentSpelling(
      text: "\(name)(\(list.joined(separator: ", ")))",
      parameters: zip(parameters, names).map { "_ \($1): \($0.type.escapingFunction(in: scope.names))" })
  }

  /// The argument at `index` of a call, of a type, with what its evaluation does; `isKept` says whether the call does
  /// not throw for that.
  static func evaluating(
    _ evaluation: Evaluation, _ type: TypeExpression, at index: Int, isKept: Bool
  ) -> ArgumentSpelling {
    let (prefix, effect) =
      switch evaluation {
      case .throwing: (isKept ? "try " : "", " throws")
      case .waiting: ("await ", " async")
      case .capturing: ("", "")
      }
    // Whatever puts off the evaluation may keep what it uses.
    return ArgumentSpelling(
      text: "\(prefix)given\(index)()", parameters: ["_ given\(index): @escaping ()\(effect) -> \(type)"])
  }

  /// The argument at `index` of a call, which is the first of some values of `type`.
  static func unwrapping(_ type: TypeExpression, at index: Int) -> ArgumentSpelling {
    ArgumentSpelling(text: "given\(index).first!", parameters: ["_ given\(index): [\(type)]"])
  }

  /// Arguments for one variadic parameter.
  static func list(of values: [ArgumentSpelling]) -> ArgumentSpelling {
    ArgumentSpelling(
      text: values.map(\.text).joined(separator: ", "), parameters: values.flatMap(\.parameters))
  }

  /// How a closure begins that leaves alone so many arguments.
  static func closureHead(taking count: Int) -> String {
    count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
  }

  /// The argument at `index` of a call where a function without a result is taken: a closure that calls one with a result.
  static func dropping(_ type: TypeExpression, at index: Int) -> ArgumentSpelling? {
    let (attributes, base) = type.withoutAttributes
    guard case .function(let taken, _, .void) = base, !attributes.contains(.autoclosure) else { return nil }
    let sendable = attributes.contains(.sendable) ? "@Sendable " : ""
    return ArgumentSpelling(
      text: "{ \(closureHead(taking: taken.count))given\(index)() }",
      parameters: ["_ given\(index): @escaping \(sendable)() -> Int"])
  }

  /// An argument where a function of `type` is taken that may be anywhere: a closure that does what its actor can; nil
  /// where no such function is taken.
  ///
  /// It returns what it gives, so that no builder takes what it does for a part of that.
  static func closureOfActor(_ type: TypeExpression) -> ArgumentSpelling? {
    let (attributes, base) = type.withoutAttributes
    if case .optional(let wrapped) = base { return closureOfActor(wrapped) }
    let isElsewhere = attributes.contains {
      if case .other = $0 { true } else { [.sendable, .sending, .isolatedAny, .autoclosure].contains($0) }
    }
    guard case .function(let taken, _, let result) = base, !isElsewhere else { return nil }
    let head = "{ \(closureHead(taking: taken.count))own\(Client.numberMark)()"
    return result == .void
      ? ArgumentSpelling(text: "\(head) }")
      : ArgumentSpelling(text: "\(head); return given0 }", parameters: ["_ given0: \(result)"])
  }
}
