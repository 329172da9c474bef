import ThirdParty

extension PostFeedbackClient {
  final class Delegate: ThirdPartyDelegate {
    var completion: ((Result<FormViewController, any Error>) -> Void)?

    func formDidload(_ viewController: FormViewController) {
      completion?(.success(viewController))
    }

    func formDidFailLoading<T: Error>(error: T) {
      completion?(.failure(error))
    }
  }
}
