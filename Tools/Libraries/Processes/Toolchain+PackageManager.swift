import Foundation

extension Toolchain {
  /// Runs `swift package`, `swift build` or `swift test`, as `command` says, with `arguments`, and waits for its end.
  ///
  /// The command works on the package in the directory `package`. It builds in the directory `scratch`, or in the usual
  /// place if that is nil. `progress` says so when another instance has to finish first. Throws only if the command
  /// cannot be started.
  public func askPackageManager(
    to command: String, _ arguments: [String], in package: String, scratch: String? = nil,
    progress: ProgressLog? = nil
  ) throws -> Subprocess.Output {
    var places = ["--package-path", package]
    if let scratch { places += ["--scratch-path", scratch] }
    if command == "build", let jobs = JobLimit.count { places += ["--jobs", "\(jobs)"] }
    let subprocess = Subprocess(swift, [command] + places + arguments, environment: Self.environment)
    return try subprocess.run(needsAllJobs: command == "build", progress: progress) {
      if $0.contains("Another instance of SwiftPM") { progress?.note("Waiting for another build …") }
    }
  }

  private static let environment: [String: String] = {
    // After a crash, a backtrace can take the package manager half a minute, and nobody here could act on it.
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    let manager = FileManager.default
    if let caches = manager.urls(for: .cachesDirectory, in: .userDomainMask).first,
      !manager.canWrite(below: caches.path)
    {
      // The package manager reads no manifest without a place for the compiler's module cache.
      environment["SWIFTPM_MODULECACHE_OVERRIDE"] =
        manager.temporaryDirectory.appending(path: "swiftpm-modules-\(getuid())").path
    }
    return environment
  }()
}
