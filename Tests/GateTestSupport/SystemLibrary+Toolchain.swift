public import Lookup
import Packages
import Processes
public import Surfaces
import Testing

extension SystemLibrary {
  /// What the modules of the toolchain in use declare that every file has, and Foundation; read once for all tests.
  ///
  /// A module that does not come with it is asked for, too, and left out.
  public static let toolchainModules: [Surface] = {
    do {
      let modules = SystemModules(
        of: try Toolchain.find(), importing: ["Foundation", "Kettle"],
        progress: ProgressLog(.quiet))
      return try modules.surfaces()
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// What clients know of ``toolchainModules``.
  public static let ofToolchain = SystemLibrary(toolchainModules)
}
