/// Reads from a symbol graph what statistics need.
enum CountedSymbolReader {
  static func symbols(in bytes: UnsafeRawBufferPointer) throws(JSONError) -> [CountedSymbol] {
    var reader = JSONReader(bytes)
    var symbols: [CountedSymbol] = []
    try reader.member("symbols") { reader throws(JSONError) in
      try reader.array { reader throws(JSONError) in symbols.append(try symbol(&reader)) }
    }
    return symbols
  }

  private static func symbol(_ reader: inout JSONReader) throws(JSONError) -> CountedSymbol {
    var symbol = CountedSymbol()
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "kind":
        try reader.member("identifier") { reader throws(JSONError) in symbol.kind = try reader.string() }
      case "identifier":
        try reader.member("precise") { reader throws(JSONError) in symbol.identifier = try reader.string() }
      case "accessLevel": symbol.accessLevel = try reader.string()
      case "pathComponents":
        var path: [String] = []
        try reader.array { reader throws(JSONError) in path.append(try reader.string()) }
        symbol.title = path.joined(separator: ".")
        symbol.name = String((path.last ?? "").prefix { $0 != "(" })
        symbol.isUnderscored = path.contains { $0.hasPrefix("_") }
      case "spi": symbol.isSPI = try reader.boolean()
      case "docComment":
        symbol.isDocumented = true
        try reader.skip()
      case "declarationFragments":
        try reader.array { reader throws(JSONError) in try fragment(&reader, into: &symbol) }
      default: try reader.skip()
      }
    }
    return symbol
  }

  private static func fragment(_ reader: inout JSONReader, into symbol: inout CountedSymbol) throws(JSONError)
  {
    var kind = ""
    var spelling = ""
    var identifier = ""
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "kind": kind = try reader.string()
      case "spelling": spelling = try reader.string()
      case "preciseIdentifier": identifier = try reader.string()
      default: try reader.skip()
      }
    }
    if kind == "typeIdentifier", !identifier.isEmpty { symbol.mentionedTypes[identifier] = spelling }
  }
}
