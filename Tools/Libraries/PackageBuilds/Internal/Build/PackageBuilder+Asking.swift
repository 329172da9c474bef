import Foundation
import Processes

extension PackageBuilder {
  /// The number of crashes after which a build is given up.
  ///
  /// On Linux, a race in libdispatch crashes up to one in ten builds with Swift Build
  /// (swiftlang/swift-corelibs-libdispatch#949). The next attempt usually succeeds.
  private static let mostCrashes = 6

  /// Builds `targets`, or all, in `mode`, and returns what the package manager has printed.
  func build(_ mode: BuildMode, targets: [String], _ more: [String] = ["--disable-index-store"])
    throws -> (text: String, isFailure: Bool)
  {
    let options = options + more + system.arguments(for: mode, headers: headers)
    var crashes = 0
    while true {
      system.prepare(scratch)
      var text = ""
      let failure = try ask(for: targets, options, &text)
      guard let failure, failure.hasCrashed else { return (text, failure != nil) }
      crashes += 1
      if crashes == Self.mostCrashes { throw PackageError.crashes(times: crashes, signal: failure.status) }
      progress.note("The package manager has crashed and is asked once more …")
    }
  }

  /// Builds each of `targets`, or all; returns the output of the first that fails.
  private func ask(for targets: [String], _ options: [String], _ text: inout String) throws
    -> Subprocess.Output?
  {
    for selection in targets.isEmpty ? [[]] : targets.map({ ["--target", $0] }) {
      let output = try toolchain.askPackageManager(
        to: "build", options + selection, in: package, scratch: scratch, progress: progress)
      text += String(decoding: output.standardOutput, as: UTF8.self) + output.standardError
      if !output.succeeded || BuildLog(text).hasErrors { return output }
    }
    return nil
  }
}

extension Subprocess.Output {
  /// Whether a signal ended the program that only a crash sends; the package manager itself exits with zero or one.
  fileprivate var hasCrashed: Bool { [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV].contains(status) }
}
