/// What may stand in a header field (RFC 9110, section 5).
///
/// A line break would start a field of its own.
enum HeaderField {
  static func isValid(name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar))
      }
  }

  static func isValid(value: String) -> Bool {
    value.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
  }
}
