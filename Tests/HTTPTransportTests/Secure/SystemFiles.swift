#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  /// A process whose system consists of few files, for processes that end with the test.
  enum SystemFiles {
    /// Whether the process may have another root, as root may.
    static let canBeReplaced = geteuid() == 0 && chroot("/") == 0

    /// What `body` returns where `folder` is all there is.
    static func replaced<Value>(by folder: URL, _ body: () async throws -> Value) async throws -> Value {
      let root = open("/", O_RDONLY | O_CLOEXEC)
      try #require(root >= 0 && chroot(folder.path) == 0)
      defer {
        fchdir(root)
        chroot(".")
        close(root)
      }
      return try await body()
    }
  }
#endif
