import CompilerDiagnostics
import PublicAPI

/// The new module with remedies among its sources.
struct RemediedModule {
  private let imports: String
  private let sides: TwoSides
  private let mend: (_ sources: [String: String]) throws -> String?

  /// The module of the new side, where remedies can name what is in `modules`, too.
  init(
    importing modules: [String], sides: TwoSides,
    mend: @escaping (_ sources: [String: String]) throws -> String?
  ) {
    // What a client can name is public, whatever an import means that says nothing.
    imports = modules.map { "#if canImport(\($0))\npublic import \($0)\n#endif\n" }.joined()
    self.sides = sides
    self.mend = mend
  }

  /// Those of `remedies` that the module compiles with and whose clients compile against it then; nil where the module
  /// does not compile for another reason, or cannot be imported.
  func helping(_ remedies: [TriedRemedy]) throws -> [TriedRemedy]? {
    guard let accepted = try accepted(remedies) else { return nil }
    do {
      let files = ClientAttempt.files(of: TriedRemedy.clients(of: accepted))
      let rejected = try Set(files.flatMap { try sides.file(on: .mended).complaints(about: $0).keys })
      return accepted.filter { rejected.isDisjoint(with: $0.clientNumbers) }
    } catch is ClientContradiction {
      return nil
    }
  }

  private func accepted(_ remedies: [TriedRemedy]) throws -> [TriedRemedy]? {
    var left = remedies
    while !left.isEmpty {
      let sources = left.map { ($0.file, imports + $0.source) }
      guard let words = try mend(Dictionary(uniqueKeysWithValues: sources)) else { return left }
      if CompilerOutput(words).crash != nil { return nil }
      let sound = left.filter { !words.contains("\($0.file):") }
      if sound.count == left.count { return nil }
      left = sound
    }
    return []
  }
}
