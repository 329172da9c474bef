#if canImport(CURLInterface) && canImport(Glibc)
  import Foundation

  /// The certificates of those whom the system trusts to say who a server is.
  enum TrustStore {
    /// Where distributions keep them; FoundationNetworking looks there, in this order.
    private static let files = [
      "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
      "/usr/share/ssl/certs/ca-bundle.crt", "/usr/local/share/certs/ca-root-nss.crt", "/etc/ssl/cert.pem",
    ]

    /// The file to use, nil where `known`, which libcurl knows itself, is there or nothing else is.
    static func file(unless known: String?) -> String? {
      if let known, isThere(known) { return nil }
      return files.first(where: isThere)
    }

    private static func isThere(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
#endif
