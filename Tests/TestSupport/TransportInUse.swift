/// What sends the requests of this process.
public enum TransportInUse: Sendable {
  /// Whether it is libcurl; otherwise it is `URLSession`, which takes some liberties and has words of its own.
  ///
  /// Tests built with `-Xswiftc -DURLSESSION_TRANSPORT` have the latter on Linux, too.
  public static var isLibcurl: Bool {
    #if canImport(Glibc) && !URLSESSION_TRANSPORT
      true
    #else
      false
    #endif
  }
}
