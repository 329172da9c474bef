/// A line of a head.
package struct HeaderField: Sendable {
  package let name: String
  package internal(set) var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Whether the field is called `name`, in whatever case (RFC 9110, section 5.1).
  ///
  /// By bytes: to compare as text what a server says may take it minutes.
  package func isNamed(_ name: String) -> Bool {
    self.name.utf8.elementsEqual(name.utf8) { $0.inLowerCase == $1.inLowerCase }
  }
}

extension UInt8 {
  /// A capital of ASCII in lower case, and everything else as it is.
  package var inLowerCase: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
