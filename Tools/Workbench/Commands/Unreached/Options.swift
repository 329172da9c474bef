import CommandLines
import Foundation

/// What the command line asks for.
struct Options {
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
  }

  private(set) var package = FileManager.default.currentDirectoryPath
  private(set) var format = Format.text
  private(set) var scratch: String?
  private(set) var export: String?
  private(set) var allowance: String?

  init(_ arguments: inout Arguments) throws(Misuse) {
    while let argument = arguments.next() {
      switch argument {
      case "--package-path": package = try arguments.path(for: argument)
      case "--format": format = try arguments.choice(for: argument)
      case "--scratch-path": scratch = try arguments.value(for: argument)
      case "--export": export = try arguments.value(for: argument)
      case "--allowance": allowance = try arguments.value(for: argument)
      default: throw Arguments.unknown(argument)
      }
    }
  }

  static let usage = """
    USAGE: Tools/unreached [--package-path DIR] [--format FORMAT] [--allowance FILE] [--scratch-path DIR] [--export FILE]

    Runs the black-box tests of the library products, and of what they are built on, and lists the functions, and parts
    of functions, that they do not reach through the public surface: probably dead code.

    OPTIONS:
      --package-path DIR   the package; the current directory by default
      --format FORMAT      text (default), json or markdown
      --allowance FILE     the accepted exceptions; DIR/Tools/unreached-allowance.txt by default, if there is one
      --scratch-path DIR   where to build; DIR/.build/unreached by default, so that other builds stay as they are
      --export FILE        the JSON of an earlier llvm-cov export; no test is run
      --help               this text

    EXIT CODES: 0 all is reached or excepted, 1 it is not or an exception is stale, 2 could not check, 64 wrong usage
    """
}
