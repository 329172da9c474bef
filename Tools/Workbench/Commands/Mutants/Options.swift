import CommandLines
import Foundation
import Mutants

/// What the command line asks for.
struct Options {
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
  }

  private(set) var modules: [String] = []
  private(set) var package = FileManager.default.currentDirectoryPath
  private(set) var branch: String?
  private(set) var paths: [String] = []
  private(set) var lists = false
  private(set) var format = Format.text
  private(set) var sample: Int?
  private(set) var seed: UInt64 = .random(in: 1...999_999)
  private(set) var record: String?
  private(set) var jobs = 2
  private(set) var timeout: Int?

  init(_ arguments: inout Arguments) throws(Misuse) {
    while let argument = arguments.next() {
      switch argument {
      case "--list": lists = true
      case "--package-path": package = try arguments.path(for: argument)
      case "--in-diff": branch = try arguments.value(for: argument)
      case "--file": paths.append(try arguments.value(for: argument))
      case "--equivalents": record = try arguments.value(for: argument)
      case "--sample": sample = try arguments.number(for: argument)
      case "--seed": seed = try arguments.number(for: argument)
      case "--jobs": jobs = try arguments.number(for: argument)
      case "--timeout": timeout = try arguments.number(for: argument)
      case "--format": format = try arguments.choice(for: argument)
      case _ where argument.hasPrefix("-"): throw Arguments.unknown(argument)
      default: modules.append(argument)
      }
    }
  }
  /// Those of `defects` that are in the files and folders that were named, or all if none was.
  func chosen(of defects: [Defect]) throws(MutantsFailure) -> [Defect] {
    guard !paths.isEmpty else { return defects }
    func isIn(_ path: String, _ defect: Defect) -> Bool {
      "\(defect.file)/".hasPrefix(path.hasSuffix("/") ? path : "\(path)/")
    }
    if let path = paths.first(where: { path in !defects.contains { isIn(path, $0) } }) {
      throw .noDefects(path: path)
    }
    return defects.filter { defect in paths.contains { isIn($0, defect) } }
  }
}
