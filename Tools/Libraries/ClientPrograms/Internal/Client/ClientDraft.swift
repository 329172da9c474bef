import APIComparison

/// A client before it is tied to the declaration it uses.
struct ClientDraft {
  let use: ClientUse
  let alternatives: [String]

  init(_ use: ClientUse, _ alternatives: String...) {
    self.init(use, alternatives: alternatives)
  }

  init(_ use: ClientUse, alternatives: [String]) {
    self.use = use
    self.alternatives = alternatives
  }
}
