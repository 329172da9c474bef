import ThirdParty

/// The same as a struct of closures, which the post comes to in the end.
struct PostFeedbackClient {
  struct MultipleFormLoadError: Error {}

  let load:
    (_ form: String, _ completion: @escaping (Result<FormViewController, any Error>) -> Void) throws -> Void

  static func thirdParty(
    loadFeedback: @escaping (String) -> Void = ThirdParty.loadFeedbackForm,
    getDelegate: @escaping () -> (any ThirdPartyDelegate)? = { ThirdParty.delegate },
    setDelegate: @escaping ((any ThirdPartyDelegate)?) -> Void = { ThirdParty.delegate = $0 },
    makeDelegate: () -> Delegate = Delegate.init
  ) -> PostFeedbackClient {
    let delegate = makeDelegate()
    return PostFeedbackClient { id, completion in
      guard getDelegate() == nil else { throw MultipleFormLoadError() }
      delegate.completion = { result in
        setDelegate(nil)
        completion(result)
      }
      setDelegate(delegate)
      loadFeedback(id)
    }
  }
}
