import Surfaces

/// What a precedence group says about operators next to each other.
struct PrecedenceRelations {
  /// An operator that a client declares; the mark in it becomes a number written in operator characters.
  static let clientOperator = "^^\(Client.numberMark)^^"

  private var looser: [String] = []
  private var tighter: [String] = []
  private var associativity = "none"
  private var isAssignment = false

  /// The standard library's groups with an operator of each, the tightest first.
  private static let ladder = [
    ("BitwiseShiftPrecedence", "<<", "none"), ("MultiplicationPrecedence", "*", "left"),
    ("AdditionPrecedence", "+", "left"), ("RangeFormationPrecedence", "..<", "none"),
    ("NilCoalescingPrecedence", "??", "right"), ("ComparisonPrecedence", "<", "none"),
    ("LogicalConjunctionPrecedence", "&&", "left"), ("LogicalDisjunctionPrecedence", "||", "left"),
    ("AssignmentPrecedence", "+=", "right"),
  ]

  init(of name: String, groups: [String: Declaration]) {
    if name == "DefaultPrecedence" {
      looser = ["+="]
    } else if let index = Self.ladder.firstIndex(where: { $0.0 == name }) {
      tighter = index > 0 ? [Self.ladder[index - 1].1] : []
      looser = index + 1 < Self.ladder.count ? [Self.ladder[index + 1].1] : []
      associativity = Self.ladder[index].2
      isAssignment = name == "AssignmentPrecedence"
    } else if let group = groups[name] {
      read(group.detail)
    }
  }

  private mutating func read(_ detail: String) {
    var key: Substring = ""
    for (word, next) in SourceWords(detail).all {
      if next == ":" {
        key = word
      } else if key == "associativity" {
        associativity = String(word)
      } else if key == "assignment" {
        isAssignment = word == "true"
      } else if let symbol = Self.ladder.first(where: { $0.0 == word })?.1 {
        if key == "higherThan" { looser.append(symbol) }
        if key == "lowerThan" { tighter.append(symbol) }
      }
    }
  }

  /// Clients in which only one reading of an expression with `name` in it has types that fit.
  func clients(using name: String) -> [String] {
    let mixed =
      looser.map { Self.mixing(loose: $0, tight: name) } + tighter.map { Self.mixing(loose: name, tight: $0) }
      + [Self.chaining(name, isAssignment: isAssignment)]
    return switch associativity {
    case "left": mixed + [Self.chain(name, result: "Left", middle: "Right")]
    case "right": mixed + [Self.chain(name, result: "Right", middle: "Left")]
    default: mixed
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
