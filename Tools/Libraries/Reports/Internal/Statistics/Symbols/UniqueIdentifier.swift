/// The compiler's unique identifiers of declarations.
enum UniqueIdentifier {
  /// `Notification.Name` for `s:10Foundation12NotificationV4NameV`, or nil where names are abbreviated.
  static func path(of identifier: String) -> String? {
    guard identifier.hasPrefix("s:") else { return nil }
    var rest = identifier.utf8.dropFirst(2)
    guard name(&rest) != nil else { return nil }
    var path: [String] = []
    while !rest.isEmpty {
      guard let part = name(&rest), let kind = rest.popFirst(), "VCOP".utf8.contains(kind) else { return nil }
      path.append(part)
    }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  /// Takes a name from the start of `text`, where it follows its length.
  private static func name(_ text: inout Substring.UTF8View) -> String? {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // A length that begins with zero says that the name is abbreviated.
    guard digits.first != UInt8(ascii: "0"), let length = Int(Substring(digits)) else { return nil }
    text = text.dropFirst(digits.count)
    let name = text.prefix(length)
    guard name.count == length else { return nil }
    text = text.dropFirst(length)
    return String(Substring(name))
  }
}
