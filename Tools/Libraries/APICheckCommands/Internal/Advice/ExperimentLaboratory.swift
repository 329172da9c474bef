import Advice
import CompilerDiagnostics
import Foundation
import PackageBuilds
import Processes

/// Compiles experiments, each in a module that stands for the one that advice is given on and speaks its language mode.
struct ExperimentLaboratory {
  private static let name = "StandIn"

  let toolchain: Toolchain
  let progress: ProgressLog
  /// The module that the declarations were taken from, and what it is called.
  let module: BuiltModule
  let moduleName: String
  /// The modules that its signatures name.
  let companions: [String]

  /// What comes of `experiment` with the first clients for whom it proves anything, or else with those of the module's own mode.
  func proof(of experiment: Experiment) throws -> Advice.Proof {
    try Interruption.withTemporaryFolder { scratch in
      let frontend = ClientFrontend(toolchain: toolchain, progress: progress, scratch: scratch)
      var proof = Advice.Proof.none(reason: "no client speaks the module's language mode")
      for mode in module.clientModes {
        proof = try experiment.proof {
          try answer(to: $0, speaking: mode, alone: experiment.standsAlone, frontend)
        }
        if case .client = proof { return proof }
      }
      return proof
    }
  }

  private func answer(
    to trial: Experiment.Trial, speaking mode: String, alone: Bool, _ frontend: ClientFrontend
  ) throws -> Experiment.Answer {
    // Types of the module are met as if the one that stands for it had them, and its own hide those of the same name.
    let imports = alone ? "" : (companions + [moduleName]).map { "@_exported import \($0)\n" }.joined()
    let made = "\(frontend.scratch)/\(Self.name).swiftmodule"
    if let words = try frontend.complaints(
      about: imports + trial.module, in: "\(Self.name).swift", of: Self.name, making: made,
      speaking: module.languageMode, flags: module.clientFlags)
    {
      return answer(words, Experiment.Answer.moduleRejected)
    }
    let words = try frontend.complaints(
      about: "import \(Self.name)\n" + trial.client, in: "Client.swift", speaking: mode,
      flags: ["-I", frontend.scratch] + module.clientFlags)
    return words.map { answer($0, Experiment.Answer.clientRejected) } ?? .accepted
  }

  /// That the compiler has rejected something for the first reason in `words`, unless it failed itself.
  private func answer(_ words: String, _ rejected: (String) -> Experiment.Answer) -> Experiment.Answer {
    let output = CompilerOutput(words)
    let error = output.crash ?? output.firstError ?? DiagnosticMessage("the compiler gives no reason")
    let reason = error.text.split(separator: " error: ", maxSplits: 1).last.map { String($0) } ?? error.text
    return error.isFailure ? .noAnswer(reason) : rejected(reason)
  }
}
