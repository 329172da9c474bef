import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stand-in for a vendor's feedback SDK, kept as awkward as the real ones are.
///
/// Everything is static, so the whole process shares one delegate. A load cannot be cancelled. A callback does not
/// say which load it answers, and goes to whoever is the delegate when the answer is there.
public class ThirdParty {
  /// Told about every form, on whichever thread the SDK happens to be.
  public static var delegate: ThirdPartyDelegate? {
    get { state.read(\.delegate) }
    set { state.change { $0.delegate = newValue } }
  }

  /// Where forms come from: form `x` is the resource `forms/x` below this address.
  public static var backend: URL? {
    get { state.read(\.backend) }
    set { state.change { $0.backend = newValue } }
  }

  /// Loads a form and calls the delegate, which happens before this returns if the form is in the cache.
  public static func loadFeedbackForm(_ id: String) {
    guard let url = backend?.appendingPathComponent("forms").appendingPathComponent(id) else {
      delegate?.formDidFailLoading(error: ThirdPartyError(description: "No backend is configured."))
      return
    }
    if let form = state.read(\.cache)[url] {
      deliver(form)
      return
    }
    URLSession.shared.dataTask(with: URLRequest(url: url)) { body, response, error in
      for answer in FormAnswer.all(in: body, of: response, or: error) {
        if answer.cacheable == true { state.change { $0.cache[url] = answer } }
        deliver(answer)
      }
    }
    .resume()
  }

  private static let state = SharedState()

  private static func deliver(_ answer: FormAnswer) {
    if let title = answer.title {
      delegate?.formDidload(FormViewController(title: title, questions: answer.questions ?? []))
    } else {
      delegate?.formDidFailLoading(
        error: ThirdPartyError(description: answer.error ?? "The answer has neither a title nor an error."))
    }
  }
}
