import Foundation

/// Where package managers that tests run keep what compilers make of the toolchain's own modules.
///
/// Each new package would have it made anew, which takes longer than all that a test's small package is for. SwiftPM's own
/// tests know the variable.
public enum SharedModuleCache: Sendable {
  /// What a package manager, and whatever starts one, finds in its environment; the folder ends with these tests.
  public static let environment = ["SWIFTPM_TESTS_MODULECACHE": folder.path]

  private static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: SharedModuleCache.folder) }
    return FileManager.default.temporaryDirectory.appending(path: "module-cache-\(getpid())")
  }()
}
