import Syntax

/// Turns what was found out about parts into entries of the report.
struct PartReport {
  private let proof: PartProof
  private let idle: IdleParts
  private let program: Program

  init(_ proof: PartProof, _ idle: IdleParts, in program: Program) {
    (self.proof, self.idle, self.program) = (proof, idle, program)
  }

  /// What can be left out, and what clients lose with it.
  func findings(_ breaks: ClientBreaks) -> [(FindingGroups.Subject, NarrowingFinding)] {
    proof.parts.map { part in
      let finding = NarrowingFinding(
        module: program.declarations[part.number].module, path: program.file(of: part.number).path,
        line: line(of: part), name: part.title, from: part.kind.rawValue, to: NarrowingFinding.leftOut,
        reason: part.kind.reason, breaks: breaks.rule(of: part), mayBeServed: nil, onlyTestsUse: nil)
      return (.part(part), finding)
    }
  }

  /// What was left alone because clients outside may want it.
  func wanted(_ idle: IdleParts) -> [NarrowingReport.Wanted] {
    idle.wanted.map { part, purpose in
      NarrowingReport.Wanted(
        name: part.title, kind: .part, path: program.file(of: part.number).path, line: line(of: part),
        reason: purpose.sentence, purpose: purpose)
    }
  }

  /// What the compiler does not let go; `sentence` says why.
  func kept(_ sentence: (NeedReason, Int) -> String) -> [NarrowingReport.Exception] {
    proof.kept.map { exception($0.part, sentence($0.reason, $0.part.number)) }
  }

  /// What nobody could judge; `sentence` says why.
  func unjudged(_ sentence: (NeedReason, Int) -> String) -> [NarrowingReport.Exception] {
    idle.unbuilt.map { exception($0.part, sentence(.unbuilt(place: $0.place), $0.part.number)) }
  }

  private func exception(_ part: IdlePart, _ reason: String) -> NarrowingReport.Exception {
    NarrowingReport.Exception(
      name: part.title, path: program.file(of: part.number).path, line: line(of: part), reason: reason)
  }

  private func line(of part: IdlePart) -> Int {
    program.file(of: part.number).source.text.line(of: part.offset)
  }
}

extension IdlePart.Kind {
  fileprivate var reason: String {
    switch self {
    case .requirement: "Nothing calls it through the protocol, and the package builds without it."
    case .enumerationCase: "Nothing makes it or asks for it, and the package builds without it."
    case .defaultImplementation: "No type takes it, nothing calls it, and the package builds without it."
    case .conformance: "Nothing asks for it, and the package builds without it."
    }
  }
}
