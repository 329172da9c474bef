import Foundation

/// What the command line asks for.
enum Command: Equatable {
  /// Which changes the tools are asked about.
  enum Measurement {
    case none, new, all

    /// The command line that does it.
    var command: String {
      switch self {
      case .none: "Tools/front-page"
      case .new: "Tools/front-page --measure"
      case .all: "Tools/front-page --measure-all"
      }
    }
  }

  struct Options: Equatable {
    var root = FileManager.default.currentDirectoryPath
    var isCheck = false
    var measurement = Measurement.none
    var parts: [Part] = []
  }

  case help
  case make(Options)

  init(arguments: [String]) throws(Misuse) {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--check": options.isCheck = true
      case "--measure": options.measurement = .new
      case "--measure-all": options.measurement = .all
      case "--package-path":
        guard let value = rest.popFirst(), !value.isEmpty else { throw Misuse("\(argument) needs a value") }
        options.root = URL(filePath: value).standardizedFileURL.path
      default:
        guard let part = Part(rawValue: argument) else {
          throw Misuse("the argument “\(argument)” is unknown")
        }
        options.parts.append(part)
      }
    }
    if options.parts.isEmpty { options.parts = Part.allCases }
    guard options.measurement == .none || options.parts.contains(.comparison) else {
      throw Misuse("only the comparison is measured")
    }
    self = .make(options)
  }

  static let usage = """
    USAGE: Tools/front-page [--check] [--measure | --measure-all] [report] [comparison] [modules]

    Makes what README.md shows from what it shows: a real report of the gate, what the gate and the compiler's
    digester find among the known changes of an API, and the map of the modules. All three by default.

    OPTIONS:
      --check              change nothing; say what is stale and how to make it fresh
      --measure            ask both tools about the changes of the corpus that are new; takes minutes
      --measure-all        ask them about every change of the corpus; takes a quarter of an hour
      --package-path DIR   the package whose page it is; this one by default
      --help               this text

    EXIT CODES: 0 all is fresh, 1 something is stale, 2 could not check, 64 wrong usage
    """
}
