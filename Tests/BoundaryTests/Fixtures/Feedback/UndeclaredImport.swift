// error: cannot find 'URL' in scope
import Feedback

func client() {
  _ = FeedbackService.thirdParty(backend: URL(filePath: ""))  // forbidden
}
