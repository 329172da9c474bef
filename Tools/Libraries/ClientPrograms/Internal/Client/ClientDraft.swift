import APIComparison

/// A client before it is tied to the declaration it uses.
struct ClientDraft {
  let use: ClientUse
  let alternatives: [ClientSource]
  /// The position that few clients have in which this one is.
  private(set) var position: UnusualPosition?

  init(_ use: ClientUse, _ alternatives: String...) {
    self.init(use, alternatives: alternatives)
  }

  init(_ use: ClientUse, _ alternatives: ClientSource...) {
    self.init(use, alternatives: alternatives)
  }

  init(_ use: ClientUse, alternatives: [String]) {
    self.init(use, alternatives: alternatives.map { ClientSource($0) })
  }

  init(_ use: ClientUse, alternatives: [ClientSource], in position: UnusualPosition? = nil) {
    self.use = use
    self.alternatives = alternatives
    self.position = position
  }

  /// The draft in a `position` that few clients have, if it is in one.
  func only(_ position: UnusualPosition?) -> ClientDraft {
    var draft = self
    draft.position = position ?? self.position
    return draft
  }

  /// The draft with these in the place of its alternatives.
  func replacing(_ alternatives: [ClientSource]) -> ClientDraft {
    ClientDraft(use, alternatives: alternatives, in: position)
  }
}
