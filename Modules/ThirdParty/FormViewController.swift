/// A form ready to be shown, in the place of the `UIViewController` that platforms with a screen have.
public class FormViewController {
  /// The headline of the form.
  public var title: String?

  /// What the user is asked, from top to bottom.
  public var questions: [String]

  /// Creates a form, as anybody can who has a screen to put it on.
  public init(title: String, questions: [String]) {
    self.title = title
    self.questions = questions
  }
}
