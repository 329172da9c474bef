/// Aliases that modules everywhere use and that no symbol graph of theirs explains.
enum KnownAliases {
  static let all: [String: TypeExpression] = texts.mapValues { TypeParser.parse($0) }

  private static let texts: [String: String] = [
    "TimeInterval": "Double", "CFTimeInterval": "Double", "CFAbsoluteTime": "Double", "Float64": "Double",
    "Float32": "Float", "CDouble": "Double", "CFloat": "Float", "CBool": "Bool", "CChar": "Int8",
    "CSignedChar": "Int8", "CUnsignedChar": "UInt8", "CShort": "Int16", "CUnsignedShort": "UInt16",
    "CInt": "Int32", "CUnsignedInt": "UInt32", "CLongLong": "Int64", "CUnsignedLongLong": "UInt64",
    "IntegerLiteralType": "Int", "FloatLiteralType": "Double", "StringLiteralType": "String",
    "BooleanLiteralType": "Bool", "UnicodeScalar": "Unicode.Scalar", "String.Element": "Character",
    "Codable": "Decodable & Encodable", "AnyClass": "AnyObject.Type",
    "String.UnicodeScalarView.Element":
      "Unicode.Scalar", "Data.Element": "UInt8", "Data.Index": "Int",
  ]
}
