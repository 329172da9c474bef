import ClientProofs
import Synchronization

/// A compiler that says what a test wants it to, and remembers what it was asked to compile.
final class ScriptedCompiler: ClientCompiler {
  private let imported: [ClientSide: Set<String>]
  private let answer: @Sendable (ClientFile) -> String?
  private let seen = Mutex<[ClientFile]>([])

  /// Makes a compiler that gives `answer`, and says that a client gets the modules in `imported`.
  init(
    imported: [ClientSide: Set<String>] = [:],
    _ answer: @escaping @Sendable (ClientFile) -> String? = { _ in nil }
  ) {
    self.imported = imported
    self.answer = answer
  }

  /// Makes a compiler that complains about the lines on `side` that have one of the texts.
  convenience init(on side: ClientSide, rejecting complaints: [String: String]) {
    self.init { file in
      guard file.side == side else { return nil }
      let output = complaints.map { file.complaints($1, aboutLinesWith: $0) }.joined()
      return output.isEmpty ? nil : output
    }
  }

  /// The files in the order in which they came.
  var files: [ClientFile] { seen.withLock { $0 } }

  func complaints(
    about source: String, in file: String, on side: ClientSide, speaking mode: String,
    enabling features: [String]
  ) -> String? {
    let file = ClientFile(name: file, source: source, side: side, mode: mode, features: features)
    seen.withLock { $0.append(file) }
    return answer(file)
  }

  func mend(with sources: [String: String]) -> String? { nil }

  func modules(behind side: ClientSide) -> Set<String>? { imported[side] }
}
