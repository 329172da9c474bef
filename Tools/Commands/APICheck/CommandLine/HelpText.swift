import Pipeline

/// What `--help` prints.
enum HelpText {
  static let text = """
    Guards a Swift package's public API: finds what changed, says whether clients notice.

    USAGE
      api-check [check]                   the committed baselines against the working tree
      api-check check --against REV       the same, and what changed since the merge-base with REV
      api-check diff OLD [NEW]            any two versions; NEW is the working tree when left out
      api-check notes [OLD [NEW]]         release notes; OLD is the newest release when left out
      api-check bless [MODULE…]           make the current surface the baseline
      api-check accept DECLARATION        record why a break may pass (needs --reason and --until)
      api-check list [MODULE…]            print the current surface
      api-check stats [MODULE…]           how much is public, documented and mentioned by tests
      api-check rules                     the kinds of change it knows, and their verdicts
      api-check explain RULE              why a kind of change breaks clients, and what to do instead
      api-check init                      give a package all that it needs to be guarded; nothing there changes
      api-check doctor                    what would go wrong here, and what mends it
      api-check config                    the settings in the package's .api-check, one a line: fail-on = breaking
      api-check clean                     remove what earlier runs have built and worked out

    OLD and NEW are a git revision, a package directory, a directory of *.symbols.json files, or a
    baseline file or directory. A path comes before a revision of the same name.

    OPTIONS
    \(Option.all.map(entry).joined(separator: "\n"))

    EXIT CODES
      0   nothing to review
      1   drift: a baseline is stale, the versions differ for clients, or a surface is over its budget
          (a change that Tools/api-accepted.txt accepts does not count, but a stale baseline does; a
          line there without reason or past its limit fails every check, one without effect --against)
      2   could not check: something does not build, is missing, cannot be read, or nothing was compared
      64  the command line means nothing

    Colours follow the terminal; NO_COLOR turns them off, CLICOLOR_FORCE turns them on.

    """

  static let version = "api-check 1.0.0 (report format 2, baseline format 1)\n"

  /// The option and its value in a column, what it does in the other.
  private static func entry(_ option: Option) -> String {
    let width = 25
    let capitals = option.name.drop { $0 == "-" }.uppercased()
    let usages = [option.placeholder, capitals].compactMap(\.self).map { "\(option.name) \($0)" }
    // A value with many choices is told in the other column.
    let usage = option.placeholder == nil ? option.name : usages.first { $0.count < width } ?? option.name
    let indent = "\n" + String(repeating: " ", count: width + 2)
    return "  " + usage + String(repeating: " ", count: width - usage.count)
      + option.help.split(separator: "\n").joined(separator: indent)
  }
}
