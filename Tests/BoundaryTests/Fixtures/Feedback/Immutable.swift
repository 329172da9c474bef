// error: 'load' is a 'let' constant
import Feedback

func client(_ service: inout FeedbackService, _ other: FeedbackService) {
  service.load = other.load  // forbidden
}
