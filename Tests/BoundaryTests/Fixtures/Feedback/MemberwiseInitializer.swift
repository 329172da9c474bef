// error: extra argument 'sentence' in call
import Feedback

func client() {
  _ = FeedbackService.LoadFailed(form: "", reason: "")
  _ = FeedbackService.LoadFailed(sentence: "")  // forbidden
}
