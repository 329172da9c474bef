public import PublicAPI

/// What a type declares to conform to a protocol of the standard library, where the compiler derives nothing.
public struct LibraryConformance: Sendable {
  /// The associated type that the members name, if there is a choice.
  public let associatedType: String?
  /// What the associated type is where nothing else is said.
  private let usual: String
  /// The members, with `$` for the associated type.
  private let members: [String]

  private init(_ members: String..., naming associatedType: String? = nil, usual: String = "Int") {
    self.associatedType = associatedType
    self.usual = usual
    self.members = members
  }

  /// The members where the associated type is `type`.
  public func members(for type: TypeExpression?) -> [String] {
    members.map { $0.replacing("$", with: type?.description ?? usual) }
  }

  /// The conformances that some members are needed for, by the protocol.
  public static let all: [String: LibraryConformance] = [
    "AdditiveArithmetic": LibraryConformance(
      "static var zero: Self { while true {} }", "static func + (left: Self, right: Self) -> Self { left }",
      "static func - (left: Self, right: Self) -> Self { left }"),
    "AsyncIteratorProtocol": LibraryConformance(
      "mutating func next() async -> $? { nil }", naming: "Element"),
    "AsyncSequence": LibraryConformance(
      "struct AsyncIterator: AsyncIteratorProtocol { mutating func next() async -> $? { nil } }",
      "func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }", naming: "Element"),
    "BidirectionalCollection": collection,
    "CaseIterable": LibraryConformance("static var allCases: [Self] { [] }"),
    "CodingKey": LibraryConformance(
      #"var stringValue: String { "" }"#, "init?(stringValue: String) { nil }", "var intValue: Int? { nil }",
      "init?(intValue: Int) { nil }"),
    "Collection": collection,
    "Comparable": LibraryConformance("static func < (left: Self, right: Self) -> Bool { false }"),
    "CustomDebugStringConvertible": LibraryConformance(#"var debugDescription: String { "" }"#),
    "CustomStringConvertible": description,
    "ExpressibleByArrayLiteral": LibraryConformance(
      "init(arrayLiteral: $...) {}", naming: "ArrayLiteralElement"),
    "ExpressibleByBooleanLiteral": LibraryConformance("init(booleanLiteral: Bool) {}"),
    "ExpressibleByFloatLiteral": LibraryConformance("init(floatLiteral: Double) {}"),
    "ExpressibleByIntegerLiteral": LibraryConformance("init(integerLiteral: Int) {}"),
    "ExpressibleByNilLiteral": LibraryConformance("init(nilLiteral: Void) {}"),
    "ExpressibleByStringInterpolation": stringLiteral,
    "ExpressibleByStringLiteral": stringLiteral,
    "Identifiable": LibraryConformance("var id: $ { while true {} }", naming: "ID"),
    "IteratorProtocol": LibraryConformance("mutating func next() -> $? { nil }", naming: "Element"),
    "LosslessStringConvertible": LibraryConformance(
      "init?(_ description: String) { nil }", #"var description: String { "" }"#),
    "OptionSet": LibraryConformance(
      "init(rawValue: $) {}", "var rawValue: $ { 0 }", naming: "RawValue"),
    "RandomAccessCollection": collection,
    "RawRepresentable": LibraryConformance(
      "init?(rawValue: $) { nil }", "var rawValue: $ { while true {} }", naming: "RawValue"),
    "Sequence": LibraryConformance(
      "func makeIterator() -> AnyIterator<$> { AnyIterator { nil } }", naming: "Element"),
    "Strideable": LibraryConformance(
      "func distance(to other: Self) -> Int { 0 }", "func advanced(by count: Int) -> Self { self }"),
    "TextOutputStream": LibraryConformance("mutating func write(_ string: String) {}"),
  ]

  private static let description = LibraryConformance(#"var description: String { "" }"#)
  private static let stringLiteral = LibraryConformance("init(stringLiteral: String) {}")
  private static let collection = LibraryConformance(
    "var startIndex: Int { 0 }", "var endIndex: Int { 0 }", "func index(after index: Int) -> Int { index }",
    "func index(before index: Int) -> Int { index }", "subscript(index: Int) -> $ { while true {} }",
    naming: "Element")
}
