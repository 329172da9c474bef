import Foundation

/// What manifests may read of the environment.
enum EnvironmentUse: Sendable, Codable, Equatable {
  /// The variables with these names, in order.
  case variables([String])
  /// Whatever there is.
  case everything

  /// What each shell has of its own; the package manager, too, takes them for no reason to read a manifest again.
  private static let ofShell: Set<String> = [
    "COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL", "TERM", "_",
  ]

  /// The use that manifests with these `texts` make of it.
  ///
  /// Where each place that may lead to the environment gives the name of a variable in quotes, these variables are all.
  init(ofManifests texts: [String]) {
    var names: Set<String> = []
    for text in texts {
      // A word that leads there, and a name in quotes behind it, as in `Context.environment["CI"]` and `getenv("CI")`, to
      // which nothing is added.
      let ways = text.matches(
        of: #/\b(?:environment|getenv|secure_getenv|environ|setenv|putenv)\b/#.wordBoundaryKind(.simple)
      ).count
      let named = text.matches(
        of: #/\b(?:environment\s*\[\s*|environment\.keys\.contains\(\s*|getenv\(\s*)"([^"\\]+)"\s*[\]),]/#
          .wordBoundaryKind(.simple))
      // A program that the manifest starts, or a module that it imports, finds its own way.
      let mayHideIt = text.contains(
        #/\b(?:Process|popen|posix_spawn|system|dlsym|CommandLine)\b/#.wordBoundaryKind(.simple))
      guard ways == named.count, !mayHideIt else {
        self = .everything
        return
      }
      names.formUnion(named.map { String($0.output.1) })
    }
    self = .variables(names.sorted())
  }

  /// The variables that count, with their values.
  func values(in environment: [String: String]) -> [String] {
    switch self {
    case .variables(let names): names.map { name in environment[name].map { "\(name)=\($0)" } ?? name }
    case .everything:
      environment.filter { !Self.ofShell.contains($0.key) }.map { "\($0)=\($1)" }.sorted()
    }
  }
}
