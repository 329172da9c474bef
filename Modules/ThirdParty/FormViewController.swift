/// A form ready to be shown, in the place of the `UIViewController` that platforms with a screen have.
public class FormViewController {
  /// The headline of the form.
  public var title: String?

  /// What the user is asked, from top to bottom.
  public var questions: [String]

  init(title: String, questions: [String]) {
    self.title = title
    self.questions = questions
  }
}
