import Feedback
import FoundationExtensions

/// A feedback form presented to a person: one question after the other, each answered with a line.
struct FeedbackFormView {
  let form: FeedbackForm
  let output: Output

  /// Presents the form until its last question is answered or the input ends, and says what became of the answers.
  func present() throws {
    try output.line("\(form.title.printable)\n")
    var answers = 0
    for (number, question) in zip(1..., form.questions) {
      try output.write("\(number). \(question.printable)\n> ")
      guard let answer = readLine() else {
        try output.line("")
        break
      }
      if answer.contains(where: { !$0.isWhitespace }) { answers += 1 }
    }
    try output.line(
      "\n\(answers) of \(form.questions.count) questions answered. Thank you; the tour keeps nothing.")
  }
}
