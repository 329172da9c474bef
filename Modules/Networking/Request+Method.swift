extension Request {
  /// What the server is asked to do with the resource.
  public struct Method: Sendable, Hashable {
    /// The name, as it is sent; `get` and `GET` are two methods.
    public let name: String

    /// Makes a method, such as `OPTIONS`.
    ///
    /// A name that HTTP does not allow throws ``NetworkError/invalidRequest(_:)`` when the request is executed, and so
    /// does `CONNECT`, which asks for no resource.
    public init(_ name: String) {
      self.name = name
    }

    /// Reads it; safe to repeat without asking, as ``head`` is and no other.
    public static let get = Method("GET")
    /// Asks whether ``get`` would succeed, for an answer that has no body.
    public static let head = Method("HEAD")
    /// Hands it data to process.
    public static let post = Method("POST")
    /// Replaces it.
    public static let put = Method("PUT")
    /// Changes a part of it.
    public static let patch = Method("PATCH")
    /// Removes it.
    public static let delete = Method("DELETE")
  }
}
