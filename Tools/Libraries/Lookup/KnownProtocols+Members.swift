extension KnownProtocols {
  /// Members that every conforming type has, written by its author or not: requirements and what extensions give.
  ///
  /// A conformance that stays keeps them, so that an explicit declaration may go: a synthesised `==` is no symbol.
  public static let members: [String: Set<String>] = [
    "Equatable": ["==", "!="], "Hashable": ["hash", "hashValue"],
    "Comparable": ["<", ">", "<=", ">=", "...", "..<"],
    "Encodable": ["encode"], "Decodable": ["init"], "CaseIterable": ["allCases", "AllCases"],
    "RawRepresentable": ["rawValue", "RawValue", "!="], "Identifiable": ["id", "ID"],
    "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
    "CustomReflectable": ["customMirror"], "Error": ["localizedDescription"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "IteratorProtocol": ["next", "Element"], "AsyncIteratorProtocol": ["next", "Element", "Failure"],
    "AsyncSequence": ["makeAsyncIterator", "AsyncIterator", "Element", "Failure"],
    "Sequence": [
      "map", "filter", "forEach", "reduce", "contains", "sorted", "min", "max", "enumerated", "reversed",
      "Element",
      "Iterator", "underestimatedCount", "makeIterator", "compactMap", "flatMap", "allSatisfy", "dropFirst",
      "dropLast", "prefix", "suffix", "starts", "elementsEqual", "joined", "split",
      "lexicographicallyPrecedes",
    ],
    "Collection": [
      "isEmpty", "count", "first", "indices", "Index", "Indices", "SubSequence", "index", "distance",
      "formIndex",
      "startIndex", "endIndex", "randomElement", "firstIndex",
    ],
    "BidirectionalCollection": ["last", "lastIndex"], "Strideable": ["Stride", "distance", "advanced"],
    "AdditiveArithmetic": ["+=", "-=", "+", "-", "zero"], "Numeric": ["*", "*=", "Magnitude", "magnitude"],
    "OptionSet": ["Element", "ArrayLiteralElement"],
    "SetAlgebra": [
      "contains", "union", "intersection", "symmetricDifference", "insert", "remove", "update", "formUnion",
      "formIntersection", "isEmpty", "isSubset", "isSuperset", "subtracting", "subtract", "isDisjoint",
      "Element",
    ],
    "ExpressibleByStringLiteral": ["StringLiteralType"],
    "ExpressibleByIntegerLiteral": ["IntegerLiteralType"],
    "ExpressibleByArrayLiteral": ["ArrayLiteralElement"],
    "ExpressibleByBooleanLiteral": ["BooleanLiteralType"],
    "ExpressibleByFloatLiteral": ["FloatLiteralType"], "ExpressibleByDictionaryLiteral": ["Key", "Value"],
    "Actor": ["unownedExecutor"], "GlobalActor": ["sharedUnownedExecutor", "ActorType"],
  ]
}
