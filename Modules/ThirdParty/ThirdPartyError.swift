/// Why a form could not be loaded; nobody but the SDK can make one.
public struct ThirdPartyError: Error {
  /// The reason in the words of the SDK or of its backend.
  public let description: String
}
