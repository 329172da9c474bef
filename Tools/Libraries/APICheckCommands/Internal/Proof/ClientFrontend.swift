import CompilerDiagnostics
import Foundation
import Processes

/// Compiles one file with the toolchain's frontend.
struct ClientFrontend {
  let toolchain: Toolchain
  let progress: ProgressLog
  /// The existing directory for temporary files.
  let scratch: String

  /// The compiler's errors about `source`, or nil if the compiler accepts it.
  ///
  /// `source` becomes the file called `file` of the module called `name`. The compiler writes the module to the path
  /// `output`, or nowhere if that is nil.
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
      // In the other style, notes about lines that are close have no place of their own.
      + DiagnosticMessage.frontendFlags + ["-diagnostic-style", "llvm"] + flags
      + [path]
    let result = try Subprocess(toolchain.frontend, arguments).run(progress: progress)
    if result.succeeded { return nil }
    // The frontend ends with status 1 if the source is wrong; if a signal ends it, there is no error message.
    let isOver = result.status == 1
    return result.standardError + (isOver ? "" : "\nfatal error: it ended with \(result.status)\n")
  }
}
