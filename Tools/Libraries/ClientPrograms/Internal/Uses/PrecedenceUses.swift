import APIComparison

/// Clients that rely on how an operator and its neighbours go together.
enum PrecedenceUses {
  /// An operator that a client declares; the mark in it becomes a number written in operator characters.
  static let clientOperator = "^^\(Client.numberMark)^^"

  /// Clients in which only one reading of an expression with `name` in it has types that fit.
  static func clients(using name: String, related relations: PrecedenceRelations) -> [String] {
    let mixed =
      relations.looser.map { mixing(loose: $0, tight: name) }
      + relations.tighter.map { mixing(loose: name, tight: $0) }
      + [chaining(name, isAssignment: relations.isAssignment)]
    return switch relations.associativity {
    case .left: mixed + [chain(name, result: "Left", middle: "Right")]
    case .right: mixed + [chain(name, result: "Right", middle: "Left")]
    case .none: mixed
    }
  }

  private static func mixing(loose: String, tight: String) -> String {
    let number = Client.numberMark
    return """
      struct Client\(number) {
        struct Operand {
          static func \(tight) (left: Operand, right: Operand) -> Inner { Inner() }
        }
        struct Inner {}
        struct Outer {
          static func \(loose) (left: Outer, right: Inner) -> Outer { left }
        }
        let value: Outer = Outer() \(loose) Operand() \(tight) Operand()
      }

      """
  }

  /// An expression that begins with an optional chain, which an assignment is part of.
  private static func chaining(_ name: String, isAssignment: Bool) -> String {
    let number = Client.numberMark
    return """
      struct Client\(number) {
        struct Part {}
        struct Whole {
          let part = Part()
          static func \(name) (left: Part\(isAssignment ? "" : "?"), right: Whole) -> Whole { right }
        }
        func value(_ whole: Whole?) -> Whole\(isAssignment ? "?" : "") { whole?.part \(name) Whole() }
      }

      """
  }

  private static func chain(_ name: String, result: String, middle: String) -> String {
    let number = Client.numberMark
    return """
      struct Client\(number) {
        struct Right {}
        struct Left {
          static func \(name) (left: Left, right: Right) -> \(result) { \(result)() }
        }
        let value: \(result) = Left() \(name) \(middle)() \(name) Right()
      }

      """
  }
}
