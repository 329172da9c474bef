/// What two tools say about changes whose effect is known.
public struct Comparison: Sendable {
  /// The compiler whose digester was asked, as it calls itself.
  public var compiler = ""
  let changes: [KnownChange]
  private var answers: [String: Answers] = [:]

  struct Answers {
    let gate: Answer
    let digester: Answer
  }

  /// Takes what `record` knows about `changes`: it goes by their sources, so that a folder may move.
  ///
  /// Throws ``FrontPageError/recordLine(number:text:)`` for a line that is not in order.
  public init(of changes: [KnownChange], record: String) throws(FrontPageError) {
    self.changes = changes.sorted { $0.path < $1.path }
    for (index, line) in record.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix(Self.heading) { compiler = String(line.dropFirst(Self.heading.count)) }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " | ").map(String.init)
      guard parts.count == 5, let gate = Answer(rawValue: parts[2]), let digester = Answer(rawValue: parts[3])
      else { throw .recordLine(number: index + 1, text: String(line)) }
      answers[parts[4]] = Answers(gate: gate, digester: digester)
    }
  }

  /// The changes that no tool has been asked about.
  public var unmeasured: [KnownChange] {
    changes.filter { answers[$0.checksum] == nil }
  }

  /// Takes down what the tools say about a change.
  public mutating func note(_ change: KnownChange, gate: Answer, digester: Answer) {
    answers[change.checksum] = Answers(gate: gate, digester: digester)
  }

  /// The text to keep: one line for each change that was measured.
  public var record: String {
    let lines = measured.map { change, answers in
      let effect = change.breaksClients ? Answer.breaking : .harmless
      let words = [effect, answers.gate, answers.digester].map(\.rawValue)
      return ([change.path] + words + [change.checksum]).joined(separator: " | ")
    }
    return """
      # What the gate and the compiler's digester say about each known change; Tools/front-page --measure writes it.
      # CHANGE | EFFECT | API-CHECK | DIGESTER | CHECKSUM
      \(Self.heading)\(compiler)
      \(lines.joined(separator: "\n"))

      """
  }

  private static let heading = "# Compiler: "

  var measured: [(change: KnownChange, answers: Answers)] {
    changes.compactMap { change in answers[change.checksum].map { (change, $0) } }
  }
}
