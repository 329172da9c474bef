import Advice
import CompilerDiagnostics
import Foundation
import PackageBuilds
import Processes

/// Compiles experiments, each in a module of its own that stands for the one that advice is about.
///
/// The module is compiled in the language mode of the one that it stands for.
struct ExperimentLaboratory {
  private static let name = "StandIn"

  let toolchain: Toolchain
  let progress: ProgressLog
  /// The module that the declarations come from; clients call it `moduleName`.
  let module: BuiltModule
  let moduleName: String
  /// The modules that the signatures of the module name.
  let companions: [String]

  /// The proof in the first language mode of clients in which a client proves anything, or else in the last one.
  func proof(of experiment: Experiment) throws -> Advice.Proof {
    try Interruption.withTemporaryFolder { scratch in
      let frontend = ClientFrontend(toolchain: toolchain, progress: progress, scratch: scratch)
      var proof = Advice.Proof.none(reason: "no client speaks the module's language mode")
      for mode in module.clientModes {
        proof = try experiment.proof {
          try answer(to: $0, speaking: mode, alone: experiment.standsAlone, frontend)
        }
        if case .client(let standIn, let source, let complaint) = proof {
          return .client(
            standIn: text(ofModule: standIn, alone: experiment.standsAlone), source: text(ofClient: source),
            complaint: complaint)
        }
      }
      return proof
    }
  }

  /// The stand-in re-exports the module, so that clients find its types.
  ///
  /// Types of the stand-in hide those of the same name.
  private func text(ofModule source: String, alone: Bool) -> String {
    (alone ? "" : (companions + [moduleName]).map { "@_exported import \($0)\n" }.joined()) + source
  }

  private func text(ofClient source: String) -> String { "import \(Self.name)\n" + source }

  private func answer(
    to trial: Experiment.Trial, speaking mode: String, alone: Bool, _ frontend: ClientFrontend
  ) throws -> Experiment.Answer {
    let made = "\(frontend.scratch)/\(Self.name).swiftmodule"
    if let words = try frontend.complaints(
      about: text(ofModule: trial.module, alone: alone), in: "\(Self.name).swift", of: Self.name,
      making: made,
      speaking: module.languageMode, flags: module.clientFlags)
    {
      return answer(words, Experiment.Answer.moduleRejected)
    }
    let words = try frontend.complaints(
      about: text(ofClient: trial.client), in: "Client.swift", speaking: mode,
      flags: ["-I", frontend.scratch] + module.clientFlags)
    return words.map { answer($0, Experiment.Answer.clientRejected) } ?? .accepted
  }

  /// The first error in `words` as the reason of a rejection, unless the compiler itself has failed.
  private func answer(_ words: String, _ rejected: (String) -> Experiment.Answer) -> Experiment.Answer {
    let output = CompilerOutput(words)
    let error = output.crash ?? output.firstError ?? DiagnosticMessage("the compiler gives no reason")
    let reason = error.text.split(separator: " error: ", maxSplits: 1).last.map { String($0) } ?? error.text
    return error.isFailure ? .noAnswer(reason) : rejected(reason)
  }
}
