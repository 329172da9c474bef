import APICheckCommands

extension Command.Name {
  /// All that is told about it besides its options.
  var help: CommandHelp {
    switch self {
    case .check:
      CommandHelp(
        [
          Invocation("[check]", "the committed baselines against the working tree"),
          Invocation("check --against REV", "the same, and what changed since the merge-base with REV"),
        ],
        """
        Finds modules whose public surface differs from its committed baseline. With --against it also finds what \
        has changed for clients since a revision, so that a blessed baseline cannot hide a break.
        """,
        examples: [
          Invocation("api-check", "do the baselines show what the modules export?"),
          Invocation("api-check check --against main --fail-on breaking", "and what does this branch break?"),
          Invocation("api-check check --against latest-release --format markdown", "a comment to post"),
          Invocation("api-check check --against main --advise", "and what could be changed while it is new?"),
        ], statuses: ExitStatus.all)
    case .diff:
      CommandHelp(
        [Invocation("diff OLD [NEW]", "any two versions; NEW is the working tree when left out")],
        operand: .version,
        """
        Compares two versions, and says for every difference whether clients stop compiling. \(HelpText.versions)
        """,
        examples: [
          Invocation("api-check diff 1.4.0", "what has changed since a tag?"),
          Invocation("api-check diff 1.4.0 HEAD --expect minor", "does a minor release do?"),
          Invocation("api-check diff ../old . --format html=api.html", "two folders, and a page to read"),
        ], statuses: ExitStatus.all)
    case .notes:
      CommandHelp(
        [Invocation("notes [OLD [NEW]]", "release notes; OLD is the newest release when left out")],
        operand: .version,
        """
        Writes what has changed for clients in Markdown that can stand in release notes as it is: what breaks, what \
        is deprecated, what is new, each with the declaration before and after.
        """,
        examples: [
          Invocation("api-check notes", "since the newest tag such as 1.2.3"),
          Invocation("api-check notes 1.4.0 2.0.0 --output notes.md", "of a release, in a file"),
        ], statuses: ExitStatus.withoutDrift)
    case .initialize:
      CommandHelp(
        [Invocation("init", "set up a package for the gate; files that exist do not change")],
        """
        Writes the configuration .api-check, the baselines, what git has to know of them, and the workflow for the \
        CI that there is. Says what it did and what to commit.
        """,
        examples: [
          Invocation("api-check init --dry-run", "what would it write?"),
          Invocation("api-check init --package-path ../kettle", "another package than this one"),
        ], statuses: ExitStatus.withoutDrift)
    case .doctor:
      CommandHelp(
        [Invocation("doctor", "what would go wrong here, and what mends it")],
        """
        Looks for problems that make results incomplete: a shallow clone, tags that are missing, a repository that \
        git does not trust, no disk space, no baseline, a dependency that cannot be resolved, sources that do not \
        parse. It lists what it did not try because that needs a build.
        """,
        examples: [
          Invocation("api-check doctor", "before the first run in CI"),
          Invocation("api-check doctor --package-path ../kettle", "another package than this one"),
        ], statuses: ExitStatus.all)
    case .config:
      CommandHelp(
        [Invocation("config", "the settings in effect, and where each comes from")],
        """
        Prints the settings of the package's .api-check, one a line: an option without its hyphens, =, and its \
        value, or yes or no. The command line wins, option by option.
        """,
        examples: [
          Invocation("api-check config", "what the file says"),
          Invocation("api-check config --fail-on any", "and what the command line changes"),
        ], statuses: ExitStatus.withoutDrift)
    case .bless:
      CommandHelp(
        [Invocation("bless [MODULE…]", "make the current surface the baseline")],
        operand: .module,
        """
        Records the public surface of the named modules, or of all modules, as the baseline for later checks. \
        Commit what it writes.
        """,
        examples: [
          Invocation("api-check bless", "all modules; also delete the baseline of one that is gone"),
          Invocation("api-check bless Networking", "only this one"),
          Invocation("api-check bless --target Support", "also a library target that is no product"),
        ], statuses: ExitStatus.withoutDrift)
    case .accept:
      CommandHelp(
        [Invocation("accept DECLARATION", "record why a break may pass (needs --reason and --until)")],
        operand: .text,
        """
        Records in Tools/api-accepted.txt why clients can live with a break, and until when. Until then the break \
        fails no check and no comparison. DECLARATION is a name as reports write it. The break is looked for \
        in a comparison with HEAD, and with everything that .api-check names. With --against, only that comparison \
        counts. If one comparison finds a break and another finds an addition, the break is recorded. With --import, \
        the exit code is 1 if a line of the list could not be used.
        """,
        examples: [
          Invocation(
            "api-check accept 'Kettle.boil()' --reason 'Nobody calls it.' --until 2.0.0", "since HEAD"),
          Invocation(
            "api-check accept Tea.oolong --rule case-added --reason 'Announced.' --until 2027-01-31",
            "only what one rule says"),
        ], statuses: ExitStatus.all)
    case .mend:
      CommandHelp(
        [
          Invocation("mend DECLARATION…", "write what keeps clients of an older version compiling"),
          Invocation("mend --all", "the same for all that breaks them and has a remedy in code"),
        ],
        operand: .text,
        """
        Writes the remedy of a break, such as a deprecated function that calls the new one, into the source beside what is \
        there now. DECLARATION is a name as reports write it, or its last part where that means one declaration. It \
        builds a copy of the package with all remedies and compares again. A remedy is written only if it compiles, \
        mends its break and makes no new one. If clients break because something became Sendable or runs on an actor, \
        mend tries @preconcurrency. Clients then get warnings instead of errors. mend lists every break that is left, \
        with what to do.
        """,
        examples: [
          Invocation("api-check mend 'Kettle.boil()' --against 1.4.0", "this one"),
          Invocation("api-check mend --all --against main --dry-run", "what would mend --all write?"),
        ], statuses: ExitStatus.all)
    case .list:
      CommandHelp(
        [Invocation("list [MODULE…]", "print the current surface")],
        operand: .module,
        "Prints the public declarations of the modules, or of all, as a baseline holds them: one a line.",
        examples: [
          Invocation("api-check list Networking", "what its clients see"),
          Invocation("api-check list --include-spi --format json", "all modules, for a program"),
        ], statuses: ExitStatus.withoutDrift)
    case .surface:
      CommandHelp(
        [Invocation("surface [MODULE…]", "the surface as people read it, with its documentation")],
        operand: .module,
        """
        Prints the named modules, or all modules, as Swift: each type with its members, then the extensions of types \
        of other modules. With --since, what is new and what is gone comes first, and is marked in the margin.
        """,
        examples: [
          Invocation("api-check surface Networking", "what its clients have"),
          Invocation("api-check surface --at 1.4.0 --format html --output api.html", "a page of a release"),
          Invocation("api-check surface --since latest-release", "what has come and gone"),
        ], statuses: ExitStatus.withoutDrift)
    case .stats:
      CommandHelp(
        [Invocation("stats [MODULE…]", "how much is public, documented and mentioned by tests")],
        operand: .module,
        """
        Counts the declarations of the modules, or of all. It fails when a surface is over its budget, and with \
        --table when a table that shows the numbers is stale.
        """,
        examples: [
          Invocation("api-check stats", "all modules, and whether they keep to Tools/api-budget.txt"),
          Invocation(
            "api-check stats --table README.md --update", "write the numbers between the marks there"),
        ], statuses: ExitStatus.all)
    case .narrow:
      CommandHelp(
        [Invocation("narrow [MODULE…]", "what is more visible than anything needs, proved by the compiler")],
        operand: .module,
        """
        Finds declarations that are public, open or package without need. It narrows all of them in a copy of the package, \
        and builds the copy with its tests. It puts back what the compiler misses. Then it builds the copy without the \
        requirements, cases, default implementations and conformances that no one uses; these are listed, and left to \
        you. It judges the modules that are no products, or those that are named. One entry is what one edit mends, and \
        what takes most off the surface comes first. With --products, other modules, tests, and the Swift code in pages \
        and examples count as clients. What is there for clients by nature is counted, and judged only with --all.
        """,
        examples: [
          Invocation("api-check narrow", "what could be less visible?"),
          Invocation("api-check narrow --apply", "and edit the sources"),
          Invocation("api-check narrow --products", "what of the API do clients not seem to need?"),
          Invocation(
            "api-check narrow --baseline narrow.txt --update-baseline", "accept what there is today"),
        ], statuses: ExitStatus.all)
    case .advise:
      CommandHelp(
        [Invocation("advise [MODULE…]", "shapes that cannot grow without a break, while they are new")],
        operand: .module,
        """
        Looks at what is public and new since the baselines, or since --against, for shapes that cannot grow \
        later without a break. It names the smallest change that avoids the break. Where it can, it compiles a client \
        with the later change: once without the advice, once with it. To reject advice, write a comment at the \
        declaration: // api-check:allow KIND: REASON.
        """,
        examples: [
          Invocation("api-check advise", "what would be cheap to change before anyone uses it?"),
          Invocation("api-check advise --all --level bool-result=off", "everything, but for one kind"),
        ], statuses: ExitStatus.all)
    case .layers:
      CommandHelp(
        [Invocation("layers", "which modules use which, and whether they may")],
        """
        Lists which modules import which, and whose types their public signatures name. It reads the compiler's own \
        scan and symbol graphs. It compares the result with the rules, which you best write in .api-check. Without \
        rules, it prints the present state, and rules that would keep it. Rules name modules or their folders, with * \
        for anything. What comes with the toolchain may be used, unless a rule forbids it.
        """,
        examples: [
          Invocation("api-check layers", "does anything break the rules in .api-check?"),
          Invocation("api-check layers --may-import 'Networking: nothing'", "would it break another one?"),
          Invocation("api-check layers --draw map.mmd", "a map of the package"),
        ], statuses: ExitStatus.all)
    case .rules:
      CommandHelp(
        [Invocation("rules", "the kinds of change it knows, and their verdicts")],
        "Lists the kinds of change by area, each with its verdict.",
        examples: [
          Invocation("api-check rules", "all of them"),
          Invocation("api-check rules --format markdown --output rules.md", "as tables, in a file"),
        ])
    case .explain:
      CommandHelp(
        [Invocation("explain RULE", "why a kind of change breaks clients, and what to do instead")],
        operand: .choice(Command.explained),
        "Explains a rule, or a position of unusual code, by the name that reports put in brackets.",
        examples: [
          Invocation("api-check explain case-added", "why is that a break, and what would help?"),
          Invocation("api-check explain async-added --format json", "the same about another, for a program"),
        ])
    case .clean:
      CommandHelp(
        [Invocation("clean", "remove what earlier runs have built and worked out")],
        "Removes what is kept of the package. The next run gives the same result, but takes longer.",
        examples: [
          Invocation("api-check clean", "what is among the user's caches"),
          Invocation("api-check clean --cache-path .cache/api-check", "what --cache-path has put elsewhere"),
        ])
    }
  }
}
