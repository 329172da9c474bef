/// What the protocols of the standard library imply, which no symbol graph of a client module shows.
public enum KnownProtocols: Sendable {
  /// The protocols that each protocol inherits.
  static let parents: [String: [String]] = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Error": ["Sendable"],
    "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
    "Collection": ["Sequence"], "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"], "LazySequenceProtocol": ["Sequence"],
    "StringProtocol": [
      "BidirectionalCollection", "TextOutputStream", "TextOutputStreamable", "LosslessStringConvertible",
      "ExpressibleByStringInterpolation", "Hashable", "Comparable",
    ],
    "OptionSet": ["SetAlgebra", "RawRepresentable"],
    "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
    "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
    "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
    "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "CodingKey": ["CustomStringConvertible", "CustomDebugStringConvertible", "Sendable"],
    "AdditiveArithmetic": ["Equatable"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
    "SignedNumeric": ["Numeric"], "Strideable": ["Comparable"],
    "BinaryInteger": ["Hashable", "Numeric", "CustomStringConvertible", "Strideable"],
    "SignedInteger": ["BinaryInteger", "SignedNumeric"], "UnsignedInteger": ["BinaryInteger"],
    "FixedWidthInteger": ["BinaryInteger", "LosslessStringConvertible"],
    "FloatingPoint": ["Hashable", "SignedNumeric", "Strideable"],
    "BinaryFloatingPoint": ["ExpressibleByFloatLiteral", "FloatingPoint"],
    "Clock": ["Sendable"], "InstantProtocol": ["Comparable", "Hashable", "Sendable"],
    "DurationProtocol": ["AdditiveArithmetic", "Comparable", "Sendable"],
    "Actor": ["Sendable", "AnyActor"], "DistributedActor": ["Sendable", "AnyActor"],
    "SerialExecutor": ["Executor"], "Executor": ["Sendable"], "SIMD": ["Hashable"],
  ]

  /// Protocols that every type meets unless it says otherwise.
  public static let copying: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]

  /// Whether the protocol is one of the standard library's, which isolates no type that conforms to it.
  static func isKnown(_ name: String) -> Bool {
    copying.contains(name) || markers.contains(name) || members[name] != nil || parents[name] != nil
      || name == "AnyObject"
  }

  /// What a standard collection or an optional is if its elements are.
  static let passedThrough: Set<String> = ["Hashable", "Equatable", "Sendable", "Encodable", "Decodable"]

  /// Protocols without requirements, whose only content is a promise to the compiler.
  static let markers: Set<String> = [
    "Sendable", "BitwiseCopyable", "SendableMetatype", "Copyable", "Escapable",
  ]

  /// All protocols that a protocol of the standard library implies.
  public static func closure(of path: String) -> Set<String> {
    var found: Set<String> = []
    var open = parents[path] ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += parents[next] ?? [] }
    }
    return found
  }

  /// What a value type of the standard library conforms to, with all that this implies.
  static func allConformances(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = Array(conformances(of: type))
    while let next = open.popLast() {
      if found.insert(next).inserted { open += parents[next] ?? [] }
    }
    return found
  }

  /// The primary associated types of the protocols that signatures name with arguments.
  static let primaryAssociatedTypes: [String: [String]] = {
    let collections = [
      "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection", "RangeReplaceableCollection", "LazySequenceProtocol", "SetAlgebra",
    ]
    return Dictionary(uniqueKeysWithValues: collections.map { ($0, ["Element"]) }).merging([
      "AsyncSequence": ["Element", "Failure"], "AsyncIteratorProtocol": ["Element", "Failure"],
      "Identifiable": ["ID"], "RawRepresentable": ["RawValue"], "Clock": ["Duration"],
      "InstantProtocol": ["Duration"], "RangeExpression": ["Bound"], "Strideable": ["Stride"],
    ]) { first, _ in first }
  }()

  /// What the value types of the standard library conform to, as far as signatures tend to ask for it.
  static func conformances(of type: String) -> Set<String> {
    let basic: Set<String> = ["Hashable", "Equatable", "Sendable", "Encodable", "Decodable"]
    switch type {
    case "Int", "Int8", "Int16", "Int32", "Int64":
      return basic.union(numeric).union([
        "FixedWidthInteger", "SignedInteger", "BinaryInteger", "SignedNumeric",
      ])
    case "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return basic.union(numeric).union(["FixedWidthInteger", "UnsignedInteger", "BinaryInteger"])
    case "Double", "Float":
      return basic.union(numeric).union([
        "FloatingPoint", "BinaryFloatingPoint", "SignedNumeric", "ExpressibleByFloatLiteral",
      ])
    case "Bool": return basic.union(["CustomStringConvertible", "LosslessStringConvertible"])
    case "String", "Substring":
      return basic.union([
        "StringProtocol", "Comparable", "CustomStringConvertible", "LosslessStringConvertible", "Sequence",
        "Collection", "BidirectionalCollection", "RangeReplaceableCollection", "TextOutputStream",
        "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation",
      ])
    case "Character":
      return basic.union(["Comparable", "CustomStringConvertible", "LosslessStringConvertible"]).subtracting([
        "Encodable", "Decodable",
      ])
    case "Date", "UUID", "URL": return basic.union(["CustomStringConvertible", "Comparable"])
    case "Data": return basic.union(sequence).union(["DataProtocol", "ContiguousBytes"])
    case "Duration":
      return basic.union(["Comparable", "AdditiveArithmetic", "DurationProtocol", "CustomStringConvertible"])
    case "Array": return sequence.union(["ExpressibleByArrayLiteral", "CustomStringConvertible"])
    case "ArraySlice", "ContiguousArray": return sequence
    case "Set":
      return [
        "Sequence", "Collection", "SetAlgebra", "Hashable", "Equatable", "CustomStringConvertible",
        "ExpressibleByArrayLiteral",
      ]
    case "Dictionary":
      return ["Sequence", "Collection", "ExpressibleByDictionaryLiteral", "CustomStringConvertible"]
    case "Range", "ClosedRange": return ["Equatable", "Hashable", "RangeExpression"]
    default: return []
    }
  }

  private static let numeric: Set<String> = [
    "Comparable", "CustomStringConvertible", "LosslessStringConvertible", "Numeric", "AdditiveArithmetic",
    "Strideable", "ExpressibleByIntegerLiteral",
  ]
  private static let sequence: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]
}
