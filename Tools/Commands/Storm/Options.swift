/// What the command line asks for.
struct Options: Equatable {
  enum Task: Equatable {
    case help
    /// To look after those who do it.
    case storms([Storm])
    /// To do a part of one in this very process.
    case batch(Storm, Range<Int>)
  }

  private(set) var task = Task.storms(Storm.allCases)
  private(set) var seed: UInt64 = 1
  private(set) var count: Int?
  private(set) var minutes: Int?
  private(set) var sanitizer: Sanitizer?
  private(set) var workspace = "."
  private var first: Int?
  private var milliseconds: Int?

  /// How late an end may be.
  var grace: Duration { .milliseconds(milliseconds ?? (sanitizer == nil ? 100 : 1000)) }

  init(arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    var storm: Storm?
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        task = .help
        return
      case "--count": count = try Self.number(rest.popFirst(), for: word)
      case "--seed": seed = try Self.number(rest.popFirst(), for: word)
      case "--from": first = try Self.number(rest.popFirst(), for: word)
      case "--minutes": minutes = try Self.number(rest.popFirst(), for: word)
      case "--grace": milliseconds = try Self.number(rest.popFirst(), for: word)
      case "--sanitize": sanitizer = try Self.sanitizer(rest.popFirst())
      case "--package-path": workspace = try Self.path(rest.popFirst())
      case _ where word.hasPrefix("-"): throw Misuse("the option “\(word)” is unknown")
      case _ where storm != nil: throw Misuse("one storm at a time, or all")
      default:
        guard let named = Storm(rawValue: word) else { throw Misuse("there is no storm “\(word)”") }
        storm = named
        task = .storms([named])
      }
    }
    guard let first else {
      guard count == nil || storm != nil else { throw Misuse("--count needs the name of a storm") }
      return
    }
    guard let storm, storm.isOwn, sanitizer == nil else {
      throw Misuse("--from goes with answers and requests, and without --sanitize")
    }
    task = .batch(storm, first..<first + (count ?? 1))
  }

  private static func number<Number: FixedWidthInteger>(
    _ text: String?, for option: String
  ) throws(Misuse) -> Number {
    guard let number = text.flatMap({ Number($0) }), (0...1_000_000_000).contains(number) else {
      throw Misuse("\(option) needs a number, at most 1000000000")
    }
    return number
  }

  private static func sanitizer(_ name: String?) throws(Misuse) -> Sanitizer {
    guard let sanitizer = name.flatMap(Sanitizer.init) else {
      throw Misuse("--sanitize needs thread or address")
    }
    return sanitizer
  }

  private static func path(_ text: String?) throws(Misuse) -> String {
    guard let text, !text.isEmpty else { throw Misuse("--package-path needs a folder") }
    return text
  }
}
