import CompilerDiagnostics
import Foundation
import Processes

/// The toolchain's frontend as what compiles one file.
struct ClientFrontend {
  let toolchain: Toolchain
  let progress: ProgressLog
  /// The existing directory for the files.
  let scratch: String

  /// What the compiler says about `source`, a file with the name `file` of the module `name`, or nil if it accepts it.
  ///
  /// It makes the module at the path `output`, or nothing if there is none.
  func complaints(
    about source: String, in file: String, of name: String = "Client", making output: String? = nil,
    speaking mode: String, flags: [String]
  ) throws -> String? {
    let path = "\(scratch)/\(file)"
    try source.write(toFile: path, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let arguments =
      ["-frontend"] + (output.map { ["-emit-module", "-o", $0] } ?? ["-emit-sil", "-o", "/dev/null"])
      + ["-parse-as-library", "-suppress-warnings", "-swift-version", mode, "-module-name", name]
      + DiagnosticMessage.frontendFlags + flags
      + [path]
    let result = try Subprocess(toolchain.frontend, arguments).run(progress: progress)
    if result.succeeded { return nil }
    // The frontend ends with 1 where the source is wrong; a signal that ends it leaves no word.
    let isOver = result.status == 1
    return result.standardError + (isOver ? "" : "\nfatal error: it ended with \(result.status)\n")
  }
}
