/// Loads feedback forms.
///
/// It is a struct of closures instead of a protocol: a test that needs another service writes the closure, so there is no
/// double to import.
///
/// ```swift
/// let service = FeedbackService { form in FeedbackForm(id: form, title: "How was it?") }
/// ```
public struct FeedbackService: Sendable {
  /// Loads the form of the given name.
  public let load: @Sendable (_ form: String) async throws -> FeedbackForm

  /// Creates a service out of its one function.
  public init(load: @escaping @Sendable (_ form: String) async throws -> FeedbackForm) {
    self.load = load
  }
}
