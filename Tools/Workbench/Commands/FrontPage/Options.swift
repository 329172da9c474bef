import CommandLines
import Foundation

/// What the command line asks for.
struct Options {
  private(set) var root = FileManager.default.currentDirectoryPath
  private(set) var isCheck = false
  private(set) var measurement = Measurement.none
  private(set) var parts: [Part] = []

  init(_ arguments: inout Arguments) throws(Misuse) {
    while let argument = arguments.next() {
      switch argument {
      case "--check": isCheck = true
      case "--measure": measurement = .new
      case "--measure-all": measurement = .all
      case "--package-path": root = try arguments.path(for: argument)
      default:
        guard let part = Part(rawValue: argument) else { throw Arguments.unknown(argument) }
        parts.append(part)
      }
    }
    if parts.isEmpty { parts = Part.allCases }
    guard measurement == .none || parts.contains(.comparison) else {
      throw Misuse("only the comparison is measured")
    }
  }

  static let usage = """
    USAGE: Tools/front-page [--check] [--measure | --measure-all] [report] [comparison] [modules]

    Makes the parts of three pages that come from somewhere else: a real report of the gate, in README.md; what the
    gate and the compiler's digester find among the known changes of an API, in Tools/Book/HowTheGateWorks.md; and the
    map of the modules, in Tools/architecture.md. All three by default.

    OPTIONS:
      --check              change nothing; say what is stale and how to make it fresh
      --measure            ask both tools about the changes of the corpus that are new; takes minutes
      --measure-all        ask them about every change of the corpus; takes a quarter of an hour
      --package-path DIR   the package whose pages they are; this one by default
      --help               this text

    EXIT CODES: 0 all is fresh, 1 something is stale, 2 could not check, 64 wrong usage
    """
}
