import Foundation

/// What the command line asks for.
enum Command {
  enum Format: String {
    case text
    case json
  }

  case help
  case run(Options)

  struct Options {
    var modules: [String] = []
    var package = FileManager.default.currentDirectoryPath
    var branch: String?
    var lists = false
    var format = Format.text
    var sample: Int?
    var seed: UInt64 = .random(in: 1...999_999)
    var record: String?
    var jobs = 2
    var timeout: Int?
  }

  init(arguments: [String]) throws(Misuse) {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--list": options.lists = true
      case "--package-path":
        let path = try Self.text(rest.popFirst(), for: argument)
        options.package = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
      case "--in-diff": options.branch = try Self.text(rest.popFirst(), for: argument)
      case "--equivalents": options.record = try Self.text(rest.popFirst(), for: argument)
      case "--sample": options.sample = try Self.number(rest.popFirst(), for: argument)
      case "--seed": options.seed = try Self.number(rest.popFirst(), for: argument)
      case "--jobs": options.jobs = try Self.number(rest.popFirst(), for: argument)
      case "--timeout": options.timeout = try Self.number(rest.popFirst(), for: argument)
      case "--format":
        let name = try Self.text(rest.popFirst(), for: argument)
        guard let format = Format(rawValue: name) else {
          throw Misuse("“\(name)” is no format; choose text or json")
        }
        options.format = format
      default:
        guard !argument.hasPrefix("-") else { throw Misuse("the option “\(argument)” is unknown") }
        options.modules.append(argument)
      }
    }
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
}
