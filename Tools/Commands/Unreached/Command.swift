import Foundation

/// What the command line asks for.
enum Command: Equatable {
  enum Format: String {
    case text
    case json
    case markdown
  }

  case help
  case report(Options)

  struct Options: Equatable {
    var package = FileManager.default.currentDirectoryPath
    var format = Format.text
    var scratch: String?
    var export: String?
    var allowance: String?
  }

  init(arguments: [String]) throws(Misuse) {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        self = .help
        return
      }
      guard let option = Option(rawValue: argument) else {
        throw Misuse("the argument \"\(argument)\" is unknown")
      }
      guard let value = rest.popFirst(), !value.isEmpty else { throw Misuse("\(argument) needs a value") }
      switch option {
      case .package: options.package = URL(filePath: value).standardizedFileURL.resolvingSymlinksInPath().path
      case .scratch: options.scratch = value
      case .export: options.export = value
      case .allowance: options.allowance = value
      case .format:
        guard let format = Format(rawValue: value) else {
          throw Misuse("\"\(value)\" is no format; choose text, json or markdown")
        }
        options.format = format
      }
    }
    self = .report(options)
  }

  private enum Option: String {
    case package = "--package-path"
    case format = "--format"
    case scratch = "--scratch-path"
    case export = "--export"
    case allowance = "--allowance"
  }

  static let usage = """
    USAGE: unreached [--package-path DIR] [--format FORMAT] [--allowance FILE] [--scratch-path DIR] [--export FILE]

    Runs the black-box tests of the library products and lists the functions, and parts of functions, that they do not
    reach through the public surface: probably dead code.

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
