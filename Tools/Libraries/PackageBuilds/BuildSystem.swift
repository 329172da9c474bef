/// A build system of the package manager: the arguments it takes, and where it leaves its results.
public protocol BuildSystem: Sendable {
  /// The name that the package manager has for it.
  var name: String { get }

  /// Whether several versions of a package can be built in one folder, one after the other.
  var isShareable: Bool { get }

  /// The modes that it can build in, beginning with the `least` that has been enough so far.
  func modes(from least: BuildMode) -> [BuildMode]

  /// The arguments for a build in `mode`, without the name of the build system.
  ///
  /// `headers` is a folder for the module cache; it is only used if the results of the build do not depend on it.
  func arguments(for mode: BuildMode, headers: String?) -> [String]

  /// Prepares `scratch` for a build, so that ``plan(of:after:)`` finds everything in it.
  func prepare(_ scratch: String)

  /// The plan of a finished build in `scratch` that has printed `output`.
  func plan(of scratch: String, after output: String) throws -> BuildPlan

  /// The useful part of the `output` of a failed build.
  func messages(in output: String) -> String

  /// Removes what the build system has built in `scratch`.
  func discardBuild(in scratch: String)

  /// The folder of a user's own build of the package in `directory` that can be used; nil if there is none.
  ///
  /// The build has to have one of `modules`, and none of the `undeclaredImports`, which clients do not get with the package.
  func existingScratchPath(of directory: String, modules: [String], without undeclaredImports: Set<String>)
    -> String?
}
