import CommandLines

/// What the command line asks for.
struct Options {
  private(set) var workspace = "."
  private(set) var package: String?
  private(set) var revisions: (old: String, new: String)?
  private(set) var rounds = 3
  private(set) var isQuick = false

  init(_ arguments: inout Arguments) throws(Misuse) {
    var names: [String] = []
    while let argument = arguments.next() {
      switch argument {
      case "--workspace": workspace = try arguments.path(for: argument)
      case "--package": package = try arguments.path(for: argument)
      case "--rounds": rounds = try arguments.number(for: argument)
      case "--quick": isQuick = true
      case _ where argument.hasPrefix("-"): throw Arguments.unknown(argument)
      default: names.append(argument)
      }
    }
    guard names.isEmpty || (names.count == 2 && package != nil) else {
      throw Misuse("two revisions go with --package, and nothing else does")
    }
    guard package == nil || !isQuick else {
      throw Misuse("--quick is about what is measured without --package")
    }
    if let first = names.first, let last = names.last { revisions = (first, last) }
  }

  static let usage = """
    Measures api-check against swift package diagnose-api-breaking-changes, on the same versions in turn.

    USAGE
      Tools/benchmark [--quick]                        this workspace, 40 generated modules, modules of up to 16,000 types
      Tools/benchmark --package DIR [OLD NEW]          two revisions of any package, or the last one and an edit of it

    OPTIONS
      --rounds N       measure N times and take the fastest; 3 if not given
      --quick          10 modules and up to 2,000 types
      --workspace DIR  the workspace whose gate is measured; the one that the script belongs to
      --help           print this and stop

    EXAMPLES
      Tools/benchmark --package ../swift-log 1.5.0 1.6.0
      Tools/benchmark --package ../swift-system --rounds 1

    Prints a Markdown table; a ratio above 1 means that api-check is faster. Leave the machine alone meanwhile.

    EXIT CODES
      0 measured, 2 could not measure, 64 the command line means nothing
    """
}
