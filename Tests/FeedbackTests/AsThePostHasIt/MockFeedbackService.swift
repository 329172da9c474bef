import ThirdParty

/// The double of the protocol form, which the post calls fairly easy and leaves to its reader.
final class MockFeedbackService: PostFeedbackService {
  private(set) var loadedIDs: [String] = []
  private let result: Result<FormViewController, any Error>

  init(_ result: Result<FormViewController, any Error>) {
    self.result = result
  }

  func load(_ id: String, completion: @escaping (Result<FormViewController, any Error>) -> Void) throws {
    loadedIDs.append(id)
    completion(result)
  }
}
