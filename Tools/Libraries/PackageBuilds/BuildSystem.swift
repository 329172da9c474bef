/// A build system of the package manager: what it is told, and where it leaves what others have to know.
public protocol BuildSystem: Sendable {
  /// What the package manager calls it.
  var name: String { get }

  /// Whether versions of a package can be built in the same place, one after the other.
  var isShareable: Bool { get }

  /// How much work it can be asked for, from the least on that has been enough so far.
  func modes(from least: BuildMode) -> [BuildMode]

  /// The arguments for a build in `mode`, besides the build system's name; what compilers make of headers is kept in
  /// the folder `headers`, if that is given and nobody would notice.
  func arguments(for mode: BuildMode, headers: String?) -> [String]

  /// Readies `scratch` for a build, so that ``plan(of:after:)`` knows all of it.
  func prepare(_ scratch: String)

  /// What a build in `scratch` compiles that has ended and has printed `output`.
  func plan(of scratch: String, after output: String) throws -> BuildPlan

  /// What is of use in the `output` of a build that has failed.
  func messages(in output: String) -> String

  /// Removes what it has built in `scratch`.
  func discardBuild(in scratch: String)

  /// Where a user's build of the package in `directory` is that may be used, if it has one and it has `modules` and none of
  /// the `strangers`, which must not be found.
  func usersScratch(of directory: String, modules: [String], without strangers: Set<String>) -> String?
}
