extension Request {
  /// What the server is asked to do with the resource.
  public enum Method: Sendable, Hashable {
    /// Reads it; safe to repeat without asking, as `head` is and no other.
    case get
    /// Asks whether ``get`` would succeed, for an answer that has no body.
    case head
    /// Hands it data to process.
    case post
    /// Replaces it.
    case put
    /// Changes a part of it.
    case patch
    /// Removes it.
    case delete
  }
}
