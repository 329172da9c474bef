extension Request {
  /// What the server is asked to do with the resource.
  public enum Method: Sendable, Hashable {
    /// Reads it, the one method that is safe to repeat without asking.
    case get
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
