import Foundation
import Processes

/// Lets the compiler parse the sources of a module, which takes it milliseconds for each file.
struct SyntaxTrial {
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// Makes a trial with the compiler of `toolchain`.
  init(toolchain: Toolchain, progress: ProgressLog) {
    (self.toolchain, self.progress) = (toolchain, progress)
  }

  /// The compiler's errors about `files`, which `plan` compiles into `module`; nil if it has none.
  func errors(in files: [String], of module: String, by plan: BuildPlan) throws -> String? {
    // A single file would be taken for a program.
    let isProgram = files.contains { $0.hasSuffix("/main.swift") }
    let mode = files.count == 1 && !isProgram ? ["-parse-as-library"] : []
    let command = ["-frontend", "-parse", "-suppress-warnings"] + plan.conditionArguments(of: module)
    let output = try Subprocess(toolchain.frontend, command + mode + files).run(progress: progress)
    return output.succeeded ? nil : BuildLog(output.standardError).diagnostics
  }
}
