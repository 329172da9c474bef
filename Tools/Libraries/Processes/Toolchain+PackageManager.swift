import Foundation

extension Toolchain {
  /// Runs `swift package`, `swift build` or `swift test`, as `command` says, with `arguments`, and waits for its end.
  ///
  /// It is about the package in the directory `package`, which is built in `scratch` if that is not the usual place.
  /// Says when another instance has to finish first. Throws only if it cannot be started.
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
    // To write down where it has crashed can take it half a minute, and nobody here could mend that.
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    let manager = FileManager.default
    if let caches = manager.urls(for: .cachesDirectory, in: .userDomainMask).first,
      !manager.canWrite(below: caches.path)
    {
      // Without a place for what the compiler makes of headers it reads no manifest.
      environment["SWIFTPM_MODULECACHE_OVERRIDE"] =
        manager.temporaryDirectory.appending(path: "swiftpm-modules-\(getuid())").path
    }
    return environment
  }()
}
