import Foundation

/// The environment variables that manifests may read.
enum EnvironmentUse: Sendable, Codable, Equatable {
  /// Only the variables with these names, in order.
  case variables([String])
  /// Any variable.
  case everything

  /// Variables that every shell sets for itself; the package manager ignores them as well.
  private static let ofShell: Set<String> = [
    "COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL", "TERM", "_",
  ]

  /// Finds the variables that manifests with these `texts` may read.
  ///
  /// If each use of the environment is followed by the name of a variable in quotes, these variables are all.
  init(ofManifests texts: [String]) {
    var names: Set<String> = []
    for text in texts {
      // A word for the environment, and a name in quotes after it, as in `Context.environment["CI"]` and
      // `getenv("CI")`; nothing may be added to the name.
      let ways = text.matches(
        of: #/\b(?:environment|getenv|secure_getenv|environ|setenv|putenv)\b/#.wordBoundaryKind(.simple)
      ).count
      let named = text.matches(
        of: #/\b(?:environment\s*\[\s*|environment\.keys\.contains\(\s*|getenv\(\s*)"([^"\\]+)"\s*[\]),]/#
          .wordBoundaryKind(.simple))
      // A program that the manifest starts, or a function that it looks up, may read the environment unseen.
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

  /// The values of the variables that may be read.
  func values(in environment: [String: String]) -> [String] {
    switch self {
    case .variables(let names): names.map { name in environment[name].map { "\(name)=\($0)" } ?? name }
    case .everything:
      environment.filter { !Self.ofShell.contains($0.key) }.map { "\($0)=\($1)" }.sorted()
    }
  }
}
