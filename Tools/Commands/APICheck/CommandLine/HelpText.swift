/// What `--help` prints.
enum HelpText {
  static let text = """
    Guards a Swift package's public API: finds what changed, says whether clients notice.

    USAGE
      api-check [check]                   the committed baselines against the working tree
      api-check check --against REV       the same, and what changed since the merge-base with REV
      api-check diff OLD [NEW]            any two versions; NEW is the working tree when left out
      api-check bless [MODULE…]           make the current surface the baseline
      api-check accept DECLARATION        record why a break may pass (needs --reason and --until)
      api-check list [MODULE…]            print the current surface
      api-check stats [MODULE…]           how much is public, documented and mentioned by tests
      api-check rules                     the kinds of change it knows, and their verdicts
      api-check explain RULE              why a kind of change breaks clients, and what to do instead

    OLD and NEW are a git revision, a package directory, a directory of *.symbols.json files, or a
    baseline file or directory. A path comes before a revision of the same name.

    OPTIONS
      --package-path DIR       the package (default: the one this tool belongs to)
      --baselines DIR          its baselines (default: Tools/api-baselines in the package)
      --module NAME            only this module; may be repeated
      --format FORMAT          text, json, markdown or github (default: text)
      --output FILE            write there instead of to standard output, whole or not at all
      --against REV            with check: also compare with a revision; with accept: look for the
                               declaration in that comparison (default: HEAD)
      --reason TEXT            with accept: why clients can live with the break, in one line
      --until VERSION|DATE     with accept: when the decision ends, such as 2.0.0 or 2027-01-31
      --rule RULE              with accept: only this rule (default: all that is found there)
      --exact                  compare with the revision itself, not with the merge-base
      --fail-on any|breaking   when versions are compared: let additions pass too (default: any)
      --deep                   compile every client of large modules too, not only of what changed
      --budget FILE            with stats: the largest allowed surfaces (default: Tools/api-budget.txt)
      --table FILE             with stats: the Markdown file whose table has to be fresh
      --update                 with --table: make it fresh
      --include-spi            count declarations marked @_spi
      --include-underscored    count names that begin with an underscore
      --quiet                  no progress on standard error
      --verbose                show the commands that run
      --help                   print this and stop
      --version                print the version and stop

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
}
