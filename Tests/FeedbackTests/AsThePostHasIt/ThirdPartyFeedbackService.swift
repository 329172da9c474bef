import ThirdParty

/// The protocol's concrete form, with all that it needs of the vendor injected.
///
/// The vendor's functions are the default arguments, so that production code passes nothing.
final class ThirdPartyFeedbackService: PostFeedbackService {
  struct MultipleFormLoadError: Error {}

  private var completion: ((Result<FormViewController, any Error>) -> Void)?
  private let loadFeedback: (String) -> Void
  private let getDelegate: () -> (any ThirdPartyDelegate)?
  private let setDelegate: ((any ThirdPartyDelegate)?) -> Void

  init(
    loadFeedback: @escaping (String) -> Void = ThirdParty.loadFeedbackForm,
    getDelegate: @escaping () -> (any ThirdPartyDelegate)? = { ThirdParty.delegate },
    setDelegate: @escaping ((any ThirdPartyDelegate)?) -> Void = { ThirdParty.delegate = $0 }
  ) {
    self.loadFeedback = loadFeedback
    self.getDelegate = getDelegate
    self.setDelegate = setDelegate
  }

  func load(_ id: String, completion: @escaping (Result<FormViewController, any Error>) -> Void) throws {
    guard getDelegate() == nil else { throw MultipleFormLoadError() }
    self.completion = { [setDelegate] result in
      setDelegate(nil)
      completion(result)
    }
    setDelegate(self)
    loadFeedback(id)
  }
}

extension ThirdPartyFeedbackService: ThirdPartyDelegate {
  func formDidload(_ viewController: FormViewController) {
    completion?(.success(viewController))
  }

  /// Nobody but the vendor can make the vendor's error, so this takes any.
  ///
  /// For the protocol the compiler calls it with that one type, and a test calls it with an error of its own.
  func formDidFailLoading<T: Error>(error: T) {
    completion?(.failure(error))
  }
}
