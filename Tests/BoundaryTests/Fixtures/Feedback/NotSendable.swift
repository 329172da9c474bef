// error: mutation of captured var 'loads' in concurrently-executing code
import Feedback

func client() {
  var loads = 0
  _ = FeedbackService { id in
    loads += 1  // forbidden
    return FeedbackForm(id: id, title: "")
  }
}
