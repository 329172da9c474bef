import Surfaces

extension KnownProtocols {
  /// What protocols of the standard library ask for in words that are the same for every type, each with the protocol.
  ///
  /// The compiler makes many of them, and extensions others, so that a type has them with or without a declaration.
  static let requirements: [(protocol: String, requirement: Declaration)] = [
    ("Equatable", "static func Self.== (_: Self, _: Self) -> Bool"),
    ("Equatable", "static func Self.!= (_: Self, _: Self) -> Bool"),
    ("Hashable", "func Self.hash(into: inout Hasher)"), ("Hashable", "var Self.hashValue: Int { get }"),
    ("Comparable", "static func Self.< (_: Self, _: Self) -> Bool"),
    ("Comparable", "static func Self.<= (_: Self, _: Self) -> Bool"),
    ("Comparable", "static func Self.> (_: Self, _: Self) -> Bool"),
    ("Comparable", "static func Self.>= (_: Self, _: Self) -> Bool"),
    ("Encodable", "func Self.encode(to: any Encoder) throws"),
    ("Decodable", "init Self(from: any Decoder) throws"),
    ("CaseIterable", "static var Self.allCases: [Self] { get }"),
    ("RawRepresentable", "var Self.rawValue: Self.RawValue { get }"),
    ("RawRepresentable", "init Self?(rawValue: Self.RawValue)"),
    ("Sequence", "func Self.makeIterator() -> Self"),
    ("CustomStringConvertible", "var Self.description: String { get }"),
    ("CustomDebugStringConvertible", "var Self.debugDescription: String { get }"),
    ("Error", "var Self.localizedDescription: String { get }"),
    ("LocalizedError", "var Self.errorDescription: String? { get }"),
    ("LocalizedError", "var Self.failureReason: String? { get }"),
    ("LocalizedError", "var Self.recoverySuggestion: String? { get }"),
    ("Sequence", "var Self.underestimatedCount: Int { get }"),
    ("Collection", "var Self.isEmpty: Bool { get }"), ("Collection", "var Self.count: Int { get }"),
    ("Collection", "func Self.index(after: Self.Index) -> Self.Index"),
    ("Collection", "func Self.index(_: Self.Index, offsetBy: Int) -> Self.Index"),
    ("Collection", "func Self.distance(from: Self.Index, to: Self.Index) -> Int"),
    ("BidirectionalCollection", "func Self.index(before: Self.Index) -> Self.Index"),
  ].compactMap { name, line in Declaration(line: line).map { (name, $0) } }
}
