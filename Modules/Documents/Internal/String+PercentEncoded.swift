import Foundation

extension String {
  /// The text with every byte percent-encoded that is not one of RFC 3986's unreserved characters.
  ///
  /// `URLComponents` is not strict enough: it leaves `+` alone, which a form decoder reads as a space.
  var percentEncoded: String {
    utf8.map { byte in
      byte.isUnreserved ? String(UnicodeScalar(byte)) : String(format: "%%%02X", byte)
    }
    .joined()
  }
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch UnicodeScalar(self) {
    case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }
}
