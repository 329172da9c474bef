import ClientProofs
import Synchronization

/// A compiler that is asked about each file once, however often somebody wants to know.
final class RememberingCompiler<Compiler: ClientCompiler>: ClientCompiler {
  private struct Question: Hashable {
    let source: String
    let file: String
    let side: ClientSide
    let mode: String
    let features: [String]
  }

  private let compiler: Compiler
  private let answers = Mutex<[Question: String?]>([:])
  private let mendings = Mutex<[[String: String]: String?]>([:])

  init(_ compiler: Compiler) {
    self.compiler = compiler
  }

  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) throws -> String? {
    let question = Question(source: source, file: file, side: side, mode: mode, features: features)
    if let known = answers.withLock({ $0[question] }) { return known }
    let answer = try compiler.complaints(
      about: source, in: file, on: side, speaking: mode, enabling: features)
    answers.withLock { _ = $0.updateValue(answer, forKey: question) }
    return answer
  }

  func mend(with sources: [String: String]) throws -> String? {
    if let known = mendings.withLock({ $0[sources] }) { return known }
    let answer = try compiler.mend(with: sources)
    mendings.withLock { _ = $0.updateValue(answer, forKey: sources) }
    return answer
  }

  func modules(behind side: ClientSide) throws -> Set<String>? { try compiler.modules(behind: side) }
}
