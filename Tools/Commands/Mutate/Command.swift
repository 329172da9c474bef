import Foundation

/// What the command line asks for.
enum Command: Equatable {
  case help
  case run(Options)

  struct Options: Equatable {
    var package = ""
    var sources = "Sources"
    var edits = 300
    var seed: UInt64 = 1
    var apiCheck = "api-check"
  }

  init(arguments: [String]) throws(Misuse) {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--edits": options.edits = try Self.number(rest.popFirst(), for: argument)
      case "--seed": options.seed = try Self.number(rest.popFirst(), for: argument)
      case "--sources": options.sources = try Self.text(rest.popFirst(), for: argument)
      case "--api-check": options.apiCheck = try Self.text(rest.popFirst(), for: argument)
      default:
        guard !argument.hasPrefix("-"), options.package.isEmpty else {
          throw Misuse("the argument “\(argument)” is unknown")
        }
        options.package = URL(filePath: argument).standardizedFileURL.path
      }
    }
    guard !options.package.isEmpty else { throw Misuse("the package is missing") }
    self = .run(options)
  }

  private static func text(_ value: String?, for option: String) throws(Misuse) -> String {
    guard let value, !value.isEmpty else { throw Misuse("\(option) needs a value") }
    return value
  }

  private static func number<Number: FixedWidthInteger>(
    _ value: String?, for option: String
  ) throws(Misuse) -> Number {
    guard let number = Number(try text(value, for: option)), number > 0 else {
      throw Misuse("\(option) needs a number above 0")
    }
    return number
  }

  static let usage = """
    Measures how many edits that break a package's own tests api-check lets pass.

    USAGE: Tools/mutate PACKAGE [--edits N] [--seed N] [--sources DIR]

    Edits one public declaration at a time in a clone of the repository PACKAGE, whose targets and tests have to build.
    Where the package still builds and its tests and examples, which stay as they are, do not, api-check has to call the
    edit breaking. Each edit takes two builds and a comparison, together a quarter of a minute or more.

    OPTIONS:
      --edits N       how many edits that build to judge; 300 by default
      --seed N        another number makes other edits; 1 by default
      --sources DIR   where the sources of the libraries are; Sources by default
      --help          this text

    EXAMPLE:
      Tools/mutate ~/swift-collections --edits 60

    EXIT CODES: 0 nothing passed, 1 something did, 2 could not measure, 64 wrong usage
    """
}
