public import Lookup
import Packages
import Processes
import Testing

extension SystemLibrary {
  /// What the modules of the toolchain in use declare that every file has, and Foundation; read once for all tests.
  ///
  /// A module that does not come with it is asked for, too, and left out.
  public static let ofToolchain: SystemLibrary = {
    do {
      let modules = SystemModules(
        of: try Toolchain.find(), importing: ["Foundation", "Kettle"],
        progress: ProgressLog(.quiet))
      return SystemLibrary(try modules.surfaces())
    } catch {
      Issue.record(error)
      return .empty
    }
  }()
}
