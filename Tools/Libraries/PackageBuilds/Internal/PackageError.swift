import Processes
import PublicAPI

/// Why a version of a package cannot be read.
enum PackageError: Error, Hashable, Sendable {
  /// A directory has no manifest.
  case noManifest(directory: String)
  /// A revision has no manifest in the package's folder; `others` are folders that have one.
  case noManifestInRevision(version: String, commit: String, folder: String, others: [String])
  /// The package manager does not understand a manifest.
  case damagedManifest(directory: String, output: String)
  /// The package, or a module of it, does not compile.
  case doesNotBuild(version: String, output: String)
  /// The package manager crashes before it has built anything.
  case crashes(times: Int, signal: Int32)
  /// Submodules that a version needs to be built are missing in this clone.
  case lacksSubmodules(version: String, [MissingSubmodule], package: String, output: String)
  /// A local package that a revision depends on does not exist.
  case missingDependency(version: String, path: String)
  /// A target that was asked for does not exist, or is of another `kind`.
  case noLibraryTarget(name: String, kind: String?, known: [String])
  /// No version of the package has a trait that was asked for.
  case noTrait(name: String, known: [String])
  /// A Swift SDK that was asked for is not installed.
  case noSDK(name: String, known: [String])
  /// A path leads to nothing that can be compared.
  case unknownKind(path: String)
  /// There are no baselines yet.
  case noBaselines(directory: String)
  /// Several baselines are for the same module.
  case severalBaselines(module: String, files: [String])
  /// A baseline was made with other options than this run has.
  case differentOptions(baseline: String, made: Set<SurfaceOption>, asked: Set<SurfaceOption>)
}

extension PackageError: CustomStringConvertible {
  /// A sentence that names what failed and says what to do, followed by the compiler's output.
  var description: String {
    switch self {
    case .noManifest(let directory):
      "There is no Package.swift in \(directory); name a package with --package-path."
    case .noManifestInRevision(let version, let commit, let folder, let others):
      "The \(version) has no Package.swift in \(folder.isEmpty ? "the top folder" : folder)"
        + (others.isEmpty ? "" : ", but in \(others.joined(separator: ", "))")
        + "; check it out, as `git worktree add --detach DIR \(commit.prefix(12))` does, and let `\(ToolName.current) diff` name"
        + " the folder of the package there instead of the revision."
    case .damagedManifest(let directory, let output):
      "The manifest of \(directory) cannot be read; make `swift package dump-package` work there.\n\(output)"
    case .doesNotBuild(let version, let output):
      "The \(version) does not build, so its surface is unknown; fix the errors below.\n\(output)"
    case .crashes(let times, let signal):
      "The package manager crashed \(times) times in a row (signal \(signal)) and has built nothing; run it again, or name"
        + " another build system with --build-system."
    case .lacksSubmodules(let version, let missing, let package, let output):
      "The \(version) cannot be built without its submodules (\(missing.map(\.path).joined(separator: ", "))), whose"
        + " commits are not in this clone; run "
        + Set(missing.map { "`\($0.remedy(in: package))`" }).sorted().joined(separator: " and ")
        + (output.isEmpty ? "." : ".\n\(output)")
    case .missingDependency(let version, let path):
      "The \(version) depends by path on the package \(path), which is not there; check it out there, or name a"
        + " revision that does not need it."
    case .noLibraryTarget(let name, let kind, let known):
      (kind.map { "\(name) is a target of the kind “\($0)” and no library" } ?? "There is no target \(name)")
        + (known.isEmpty ? "; name a package that has library targets." : known.choice(insteadOf: name))
    case .noTrait(let name, let known):
      "The package has no trait \(name)"
        + (known.isEmpty ? "; it has none." : known.choice(insteadOf: name))
    case .noSDK(let name, let known):
      "The Swift SDK \(name) is not installed; `swift sdk install` installs it"
        + (known.isEmpty ? ", and there is no other one." : known.choice(insteadOf: name))
    case .unknownKind(let path):
      "\(path) is neither a package, a directory of *.symbols.json files, nor a baseline file or directory;"
        + " name one of these or a git revision."
    case .noBaselines(let directory):
      "There is no baseline in \(directory); run `\(ToolName.current) init` with the options of this run and commit"
        + " what it writes."
    case .severalBaselines(let module, let files):
      "\(files.joined(separator: " and ")) are all baselines of \(module); keep the one that is named after it, and delete the"
        + " rest."
    case .differentOptions(let baseline, let made, let asked):
      "\(baseline) was made with \(made.flags), and this run has \(asked.flags); use the same options, or bless it with those"
        + " of this run."
    }
  }
}

extension PackageError {
  /// Whether the compiler rejects what the error is about.
  var isAboutBuild: Bool { if case .doesNotBuild = self { true } else { false } }

  /// Whether the error says why the version that is called `title` cannot be built, which is not in `directory`.
  func tellsOfBuild(of title: String, elsewhereThan directory: String) -> Bool {
    switch self {
    case .doesNotBuild(title, _), .lacksSubmodules(title, _, _, _), .missingDependency(title, _): true
    case .damagedManifest(let place, _): place != directory
    default: false
    }
  }

  /// Whether the error is about missing submodules.
  var isAboutSubmodules: Bool { if case .lacksSubmodules = self { true } else { false } }
}

extension [String] {
  /// The end of a sentence that says what to write instead of `name`.
  fileprivate func choice(insteadOf name: String) -> String {
    word(similarTo: name).map { "; did you mean \($0)?" } ?? "; choose among \(joined(separator: ", "))."
  }
}
