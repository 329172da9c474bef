public import PublicAPI

/// What a precedence group says about operators next to each other.
public struct PrecedenceRelations: Sendable {
  /// Which of two operators of one group goes first.
  public enum Associativity: String, Sendable {
    case left, right, none
  }

  /// Operators of the standard library that bind less, each from another group.
  public private(set) var looser: [String] = []
  /// Operators of the standard library that bind more, each from another group.
  public private(set) var tighter: [String] = []
  /// Which operator goes first where the group's own follow each other.
  public private(set) var associativity = Associativity.none
  /// Whether an optional chain on the left takes in the whole expression.
  public private(set) var isAssignment = false

  /// The standard library's groups with an operator of each, the tightest first.
  private static let ladder: [(name: String, operator: String, associativity: Associativity)] = [
    ("BitwiseShiftPrecedence", "<<", .none), ("MultiplicationPrecedence", "*", .left),
    ("AdditionPrecedence", "+", .left), ("RangeFormationPrecedence", "..<", .none),
    ("NilCoalescingPrecedence", "??", .right), ("ComparisonPrecedence", "<", .none),
    ("LogicalConjunctionPrecedence", "&&", .left), ("LogicalDisjunctionPrecedence", "||", .left),
    ("AssignmentPrecedence", "+=", .right),
  ]

  /// The relations of the group called `name`, which is the standard library's or one of `groups`, by their names.
  public init(of name: String, groups: [String: Declaration]) {
    if name == "DefaultPrecedence" {
      looser = ["+="]
    } else if let index = Self.ladder.firstIndex(where: { $0.name == name }) {
      tighter = index > 0 ? [Self.ladder[index - 1].operator] : []
      looser = index + 1 < Self.ladder.count ? [Self.ladder[index + 1].operator] : []
      associativity = Self.ladder[index].associativity
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
        associativity = Associativity(rawValue: String(word)) ?? .none
      } else if key == "assignment" {
        isAssignment = word == "true"
      } else if let symbol = Self.ladder.first(where: { $0.name == word })?.operator {
        if key == "higherThan" { looser.append(symbol) }
        if key == "lowerThan" { tighter.append(symbol) }
      }
    }
  }
}
