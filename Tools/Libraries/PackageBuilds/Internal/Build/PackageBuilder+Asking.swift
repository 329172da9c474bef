import Foundation
import Processes

extension PackageBuilder {
  /// A build that crashes as often is given up.
  ///
  /// On Linux up to one in ten of Swift Build's crashes by the chance of a race in libdispatch
  /// (swiftlang/swift-corelibs-libdispatch#949), and the next one does not.
  private static let mostCrashes = 6

  /// Asks the package manager for a build in `mode` of `targets`, or of all; returns what it has printed.
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

  /// Asks for each of `targets`, or for all; returns the first output that is not about a success.
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
  /// Whether a signal ended the program that no one sends; the package manager's own exit codes are zero and one.
  fileprivate var hasCrashed: Bool { [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV].contains(status) }
}
