import Reports

/// The decision that a person wants to record.
struct AcceptRequest: Equatable {
  let declaration: String
  /// The only rule that it is about, or nil for everything that is found on the declaration.
  let rule: String?
  let reason: String
  let until: AcceptanceLimit
}
