/// Letters that carry more marks than any text needs.
///
/// Text is compared in a normal form, for which the marks of a letter are put in order in a time that grows with the
/// square of their number: a key of a megabyte keeps a decoder busy for minutes. Unicode's own limit for streams is 30
/// (Unicode Standard Annex 15, section 13).
enum MarkRuns {
  private typealias Scalars = Substring.UnicodeScalarView

  private static let limit = 128

  /// Whether there are any in `json`, written as themselves or escaped.
  static func areFound(in json: some Collection<UInt8>) -> Bool {
    var run = 0
    var rest = Substring(decoding: json, as: UTF8.self).unicodeScalars
    while let scalar = nextScalar(of: &rest) {
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      if run > limit { return true }
    }
    return false
  }

  /// Takes the next scalar, or all of its escape; a backslash stands for an escape that is no scalar.
  private static func nextScalar(of json: inout Scalars) -> Unicode.Scalar? {
    guard let first = json.popFirst() else { return nil }
    guard first == "\\", json.popFirst() == "u", let unit = nextUnit(of: &json) else { return first }
    var rest = json
    if rest.popFirst() == "\\", rest.popFirst() == "u", let low = nextUnit(of: &rest),
      UTF16.isTrailSurrogate(low)
    {
      json = rest
      return String(decoding: [unit, low], as: UTF16.self).unicodeScalars.first
    }
    return Unicode.Scalar(unit) ?? first
  }

  /// Takes the digits of `\uXXXX`.
  private static func nextUnit(of json: inout Scalars) -> UInt16? {
    let digits = json.prefix(4)
    json = json[digits.endIndex...]
    return UInt16(String(digits), radix: 16)
  }
}
