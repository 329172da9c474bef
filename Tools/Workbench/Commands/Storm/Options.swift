import CommandLines

/// What the command line asks for.
struct Options: Equatable {
  enum Task: Equatable {
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

  init(_ arguments: inout Arguments) throws(Misuse) {
    var storm: Storm?
    while let word = arguments.next() {
      switch word {
      case "--count": count = try arguments.number(for: word)
      case "--seed": seed = try arguments.number(for: word, from: 0)
      case "--from": first = try arguments.number(for: word, from: 0)
      case "--minutes": minutes = try arguments.number(for: word)
      case "--grace": milliseconds = try arguments.number(for: word, from: 0)
      case "--sanitize": sanitizer = try arguments.choice(for: word)
      case "--package-path": workspace = try arguments.path(for: word)
      case _ where word.hasPrefix("-"): throw Arguments.unknown(word)
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
      throw Misuse("--from goes with answers, requests and neighbours, and without --sanitize")
    }
    task = .batch(storm, first..<first + (count ?? 1))
  }
}
