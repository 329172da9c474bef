// error: cannot find 'ThirdParty' in scope
import Feedback

func client() {
  ThirdParty.loadFeedbackForm("")  // forbidden
}
