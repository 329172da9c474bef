/// A key of a JSON object, compared in place so that no string has to be made of it.
struct JSONKey {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Lets a key be matched against literals in a `switch`.
  static func ~= (name: StaticString, key: JSONKey) -> Bool {
    guard key.bytes.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<key.bytes.count where key.bytes[index] != name.utf8Start[index] { return false }
    return true
  }
}
