public import APIComparison
import PackageBuilds
import Processes
public import PublicAPI
import Testing

extension SystemLibrary {
  /// What the modules of the toolchain in use declare that every file has, and Foundation; read once for all tests.
  ///
  /// A module that does not come with it is asked for, too, and left out.
  public static let toolchainModules: [Surface] = {
    do {
      let toolchain = try Toolchain.find()
      return try SystemModules(of: toolchain, importing: ["Foundation", "Kettle"]).surfaces(
        using: SystemModules.Tools(toolchain, progress: ProgressLog(.quiet)))
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// What clients know of ``toolchainModules``.
  public static let ofToolchain = SystemLibrary(toolchainModules)
}
