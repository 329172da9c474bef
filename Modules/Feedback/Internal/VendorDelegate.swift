internal import ThirdParty

/// Turns what the vendor says, on whichever thread it says it, into the answer of one load.
///
/// The post makes `formDidFailLoading` generic over its error, because its tests cannot create the vendor's. These
/// tests have the vendor itself create it, so the plain signature does.
final class VendorDelegate: ThirdPartyDelegate, Sendable {
  let form: String
  let answer: Answer

  init(form: String, answer: Answer) {
    self.form = form
    self.answer = answer
  }

  func formDidload(_ viewController: FormViewController) {
    let title = viewController.title ?? ""
    deliver(.success(FeedbackForm(id: form, title: title, questions: viewController.questions)))
  }

  func formDidFailLoading(error: ThirdPartyError) {
    deliver(.failure(FeedbackService.LoadFailed(form: form, reason: error.description)))
  }

  private func deliver(_ result: Result<FeedbackForm, any Error>) {
    VendorSlot.shared.release(answer)
    answer.give(result)
  }
}
