/// What the command line asks for.
struct Options: Equatable {
  enum Task: Equatable {
    case help
    /// To look after children that send the requests.
    case answers(count: Int, seed: UInt64)
    /// To be such a child.
    case batch(Range<Int>, seed: UInt64)
  }

  let task: Task

  init(arguments: [String]) throws(Misuse) {
    var (count, seed, first) = (20_000, UInt64(1), nil as Int?)
    var rest = arguments[...]
    guard let name = rest.popFirst() else { throw Misuse("the storm is missing") }
    if ["--help", "-h"].contains(name) {
      task = .help
      return
    }
    guard name == "answers" else { throw Misuse("there is no storm “\(name)”") }
    while let option = rest.popFirst() {
      switch option {
      case "--count": count = try Self.number(rest.popFirst(), for: option)
      case "--seed": seed = try Self.number(rest.popFirst(), for: option)
      case "--from": first = try Self.number(rest.popFirst(), for: option)
      case "--help", "-h":
        task = .help
        return
      default: throw Misuse("the argument “\(option)” is unknown")
      }
    }
    task = first.map { .batch($0..<$0 + count, seed: seed) } ?? .answers(count: count, seed: seed)
  }

  private static func number<Number: FixedWidthInteger>(
    _ text: String?, for option: String
  ) throws(Misuse) -> Number {
    guard let number = text.flatMap({ Number($0) }), number >= 0 else {
      throw Misuse("\(option) needs a number")
    }
    return number
  }

  static let usage = """
    Sends the modules what servers should not send, and says what came of it.

    USAGE: Tools/storm answers [--count N] [--seed N] [--from N]

    Asks a server on the loopback interface for N scripted and spoiled answers (20000), and checks that each request ends
    in a value or in an error of Networking, in time. Child processes send the requests, so an answer that ends the
    process is found and named. The same seed makes the same answers.

      --count N  how many answers
      --seed N   which answers (1)
      --from N   asks for the answers from this number on, in this very process, as a debugger needs it

    EXIT CODES: 0 all ended as they should, 1 some did not, 2 could not run, 64 misuse.

    EXAMPLES:
      Tools/storm answers --count 1000 --seed 7
      Tools/storm answers --seed 7 --from 412 --count 1
    """
}
