import Processes

/// The Swift SDKs on this machine, with which packages are built for other platforms.
struct SwiftSDKs {
  /// Their names.
  let names: [String]

  /// Asks the package manager of `toolchain`.
  init(of toolchain: Toolchain, progress: ProgressLog) throws {
    let output = try Subprocess(toolchain.swift, ["sdk", "list"]).run(progress: progress)
    let lines = output.text.split(separator: "\n").map { String($0) }
    // If there is none, the package manager says so in a sentence.
    names = output.succeeded ? lines.filter { !$0.contains(" ") } : []
  }
}
