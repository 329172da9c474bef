// error: initializer is inaccessible due to 'internal' protection level
import Feedback

func client() {
  _ = FeedbackService.LoadFailed(description: "")  // forbidden
}
