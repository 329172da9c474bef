import Surfaces

/// Aliases that modules everywhere use and that no symbol graph of theirs explains.
enum KnownAliases {
  static let all: [String: TypeExpression] = names.mapValues { name in
    .named(name.split(separator: ".").map { TypeName(String($0)) })
  }
  .merging(["Codable": .composition([.named([TypeName("Decodable")]), .named([TypeName("Encodable")])])]) {
    $1
  }

  private static let names: [String: String] = [
    "TimeInterval": "Double", "CFTimeInterval": "Double", "CFAbsoluteTime": "Double", "Float64": "Double",
    "Float32": "Float", "CDouble": "Double", "CFloat": "Float", "CBool": "Bool", "CChar": "Int8",
    "CSignedChar": "Int8", "CUnsignedChar": "UInt8", "CShort": "Int16", "CUnsignedShort": "UInt16",
    "CInt": "Int32", "CUnsignedInt": "UInt32", "CLongLong": "Int64", "CUnsignedLongLong": "UInt64",
    "IntegerLiteralType": "Int", "FloatLiteralType": "Double", "StringLiteralType": "String",
    "BooleanLiteralType": "Bool", "UnicodeScalar": "Unicode.Scalar", "String.Element": "Character",
    "AnyClass": "AnyObject.Type", "String.UnicodeScalarView.Element": "Unicode.Scalar",
    "Data.Element": "UInt8", "Data.Index": "Int", "Array.Index": "Int", "ArraySlice.Index": "Int",
  ]

  /// The generic parameters that are members of their types, too, since protocols ask for types of these names.
  static let generics: [String: [String]] = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"], "Set": ["Element"],
    "Dictionary": ["Key", "Value"], "Range": ["Bound"], "ClosedRange": ["Bound"],
  ]
}
