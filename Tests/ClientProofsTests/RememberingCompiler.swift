import ClientProofs
import Synchronization

/// A compiler that is asked about each file once, however often somebody wants to know.
final class RememberingCompiler<Compiler: ClientCompiler>: ClientCompiler {
  private struct Memory {
    var answers: [ClientFile: String?] = [:]
    var mended: (sources: [String: String], answer: String?)?
  }

  private let compiler: Compiler
  private let memory = Mutex(Memory())

  init(_ compiler: Compiler) {
    self.compiler = compiler
  }

  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) throws -> String? {
    let asked = ClientFile(name: file, source: source, side: side, mode: mode, features: features)
    if let known = memory.withLock({ $0.answers[asked] }) { return known }
    let answer = try compiler.complaints(
      about: source, in: file, on: side, speaking: mode, enabling: features)
    memory.withLock { _ = $0.answers.updateValue(answer, forKey: asked) }
    return answer
  }

  func mend(with sources: [String: String]) throws -> String? {
    if let last = memory.withLock({ $0.mended }), last.sources == sources { return last.answer }
    let answer = try compiler.mend(with: sources)
    memory.withLock { memory in
      memory.mended = (sources, answer)
      // Clients of the mended side meet another module now.
      memory.answers = memory.answers.filter { $0.key.side != .mended }
    }
    return answer
  }

  func modules(behind side: ClientSide) throws -> Set<String>? { try compiler.modules(behind: side) }
}
