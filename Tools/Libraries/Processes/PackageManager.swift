/// SwiftPM, asked about one package.
public struct PackageManager: Sendable {
  private let toolchain: Toolchain
  private let package: String
  private let scratch: String?
  private let progress: ProgressLog?

  /// Names the package's directory, and where it is built if that is not the usual place.
  public init(
    of toolchain: Toolchain, package: String, scratch: String? = nil, progress: ProgressLog? = nil
  ) {
    self.toolchain = toolchain
    self.package = package
    self.scratch = scratch
    self.progress = progress
  }

  /// Runs `swift package`, `swift build` or `swift test`, as `command` says, with `arguments`, and waits for its end.
  ///
  /// Says when another instance has to finish first. Throws only if it cannot be started.
  public func run(_ command: String, _ arguments: [String]) throws -> Subprocess.Output {
    var places = ["--package-path", package]
    if let scratch { places += ["--scratch-path", scratch] }
    return try Subprocess(toolchain.swift, [command] + places + arguments).run(progress: progress) {
      [progress] in
      if $0.contains("Another instance of SwiftPM") { progress?.note("Waiting for another build …") }
    }
  }
}
