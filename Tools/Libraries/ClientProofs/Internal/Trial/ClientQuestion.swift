/// Clients of which the compiler shall say whether one of the sides accepts them.
struct ClientQuestion: Sendable {
  let attempts: [ClientAttempt]
  let side: ClientSide
  var features: [String] = []
  /// What stands beside them in each file, and compiles where the module is whole.
  var controls: [ClientAttempt] = []
}
