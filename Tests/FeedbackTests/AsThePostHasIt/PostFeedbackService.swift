import ThirdParty

/// The abstraction over a vendor as the post “Wrapping a difficult dependency” has it first: a protocol.
///
/// A test double is a type of its own, with a place for what it was asked and one for what it answers; in return its
/// calls have argument labels, and a conforming type can keep state. The struct of closures that the module ships needs
/// no double, and a test replaces one function of several; what it costs are the labels and the default arguments.
protocol PostFeedbackService {
  func load(_ id: String, completion: @escaping (Result<FormViewController, any Error>) -> Void) throws
}
