// error: requires that 'FeedbackService' conform to 'Equatable'
import Feedback

func same(_ one: some Equatable) {}

func client(_ service: FeedbackService, _ form: FeedbackForm) {
  same(form)
  same(service)  // forbidden
}
