import CommandLines
import Foundation

/// What the command line asks for.
struct Options {
  private(set) var package = ""
  private(set) var sources = "Sources"
  private(set) var edits = 300
  private(set) var seed: UInt64 = 1
  private(set) var apiCheck = "api-check"

  init(_ arguments: inout Arguments) throws(Misuse) {
    while let argument = arguments.next() {
      switch argument {
      case "--edits": edits = try arguments.number(for: argument)
      case "--seed": seed = try arguments.number(for: argument)
      case "--sources": sources = try arguments.value(for: argument)
      case "--api-check": apiCheck = try arguments.value(for: argument)
      default:
        guard !argument.hasPrefix("-"), package.isEmpty else { throw Arguments.unknown(argument) }
        package = URL(filePath: argument).standardizedFileURL.path
      }
    }
    guard !package.isEmpty else { throw Misuse("the package is missing") }
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
