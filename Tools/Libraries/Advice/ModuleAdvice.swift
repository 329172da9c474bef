import PublicAPI

/// The advice on one module, after the comments in its sources.
public struct ModuleAdvice: Sendable {
  let entries: [AdviceReport.Entry]
  let declarations: Int
  let suppressed: Int
  let leftOut: Int

  /// Removes from `advice` what comments turn down; `declarations` is how many of `module` were looked at.
  ///
  /// If `counts` is false for a kind, its advice is listed but fails nothing. If it is nil, its advice is not listed.
  /// The advice `leftOut` is only counted. Unless `isWhole`, comments without effect are not reported, since they may be about declarations that nobody has
  /// asked about.
  public init(
    _ advice: [Advice], leavingOut leftOut: [Advice] = [], on module: String, of declarations: Int,
    in files: AdvisedFiles, isWhole: Bool, counts: (AdviceKind) -> Bool?
  ) {
    let comments = files.suppressions
    let counted = advice.filter { counts($0.kind) != nil }
    func own(_ advice: Advice) -> [Suppression] {
      let places = files.places(of: advice.declaration)
      return comments.filter { comment in
        comment.kind == advice.kind.id && places.contains { files.has(comment, at: $0) }
      }
    }
    func isKept(_ advice: Advice) -> Bool { own(advice).allSatisfy(\.reason.isEmpty) }
    let kept = counted.filter(isKept)
    let used = Set((counted + leftOut).flatMap(own))
    self.leftOut = leftOut.count(where: isKept)
    self.declarations = declarations
    suppressed = counted.count - kept.count
    let problems = comments.compactMap { comment -> AdviceReport.Entry? in
      let kind = AdviceCatalogue.kind(id: comment.kind)
      let isAsked = isWhole && (kind.map { counts($0) != nil } ?? true)
      return comment.flaw(in: kind, hasEffect: used.contains(comment) || !isAsked).map {
        AdviceReport.Entry(
          module: module, id: AdviceReport.voidComment, subject: "api-check:allow \(comment.kind)", text: $0,
          location: files.short(SourceLocation(file: comment.file, line: comment.line)), advice: nil,
          counts: true)
      }
    }
    entries =
      kept.map {
        AdviceReport.Entry(
          module: module, id: $0.kind.id, subject: $0.declaration.title, text: $0.fact,
          location: files.places(of: $0.declaration).first.map(files.short), advice: $0,
          counts: counts($0.kind) ?? false)
      } + problems
  }
}

extension Suppression {
  /// What is wrong with the comment, as a sentence; nil if nothing is.
  fileprivate func flaw(in kind: AdviceKind?, hasEffect: Bool) -> String? {
    if kind == nil {
      return "There is no advice ‘\(self.kind)’; choose among "
        + AdviceCatalogue.all.map(\.id).joined(separator: ", ") + "."
    }
    if reason.isEmpty { return "The comment gives no reason; write one behind a colon, or take the advice." }
    return hasEffect ? nil : "The comment turns down what nobody advises here; take it out."
  }
}
