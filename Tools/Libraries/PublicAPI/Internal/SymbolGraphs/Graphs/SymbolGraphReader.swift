/// Reads the parts of a symbol graph that a surface is made of.
enum SymbolGraphReader {
  static func graph(in bytes: UnsafeRawBufferPointer) throws(JSONError) -> SymbolGraph {
    var reader = JSONReader(bytes)
    var graph = SymbolGraph()
    var strings = SharedStrings()
    var module = ""
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "metadata": graph.majorVersion = try majorVersion(&reader)
      case "module": try reader.member("name") { reader throws(JSONError) in module = try reader.string() }
      case "symbols":
        try reader.array { reader throws(JSONError) in
          var symbol = try symbol(&reader)
          // These would fill the memory of a large module if each symbol and each relationship had its own.
          if let file = symbol.location?.file { symbol.location?.file = strings.shared(file) }
          symbol.usr = strings.shared(symbol.usr)
          symbol.typeOrigins = symbol.typeOrigins.filter { $0.value != module }
          graph.symbols.append(symbol)
        }
      case "relationships":
        try reader.array { reader throws(JSONError) in
          var relationship = try relationship(&reader)
          relationship.source = strings.shared(relationship.source)
          relationship.target = strings.shared(relationship.target)
          graph.relationships.append(relationship)
        }
      default: try reader.skip()
      }
    }
    try reader.end()
    return graph
  }

  private static func majorVersion(_ reader: inout JSONReader) throws(JSONError) -> Int? {
    var major: Int?
    try reader.member("formatVersion") { reader throws(JSONError) in
      try reader.member("major") { reader throws(JSONError) in major = try reader.integer() }
    }
    return major
  }

  private static func symbol(_ reader: inout JSONReader) throws(JSONError) -> Symbol {
    var symbol = Symbol()
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "kind":
        try reader.member("identifier") { reader throws(JSONError) in symbol.kind = try reader.string() }
      case "identifier":
        try reader.member("precise") { reader throws(JSONError) in symbol.usr = try reader.string() }
      case "pathComponents":
        try reader.array { reader throws(JSONError) in symbol.pathComponents.append(try reader.string()) }
      case "spi": symbol.isSPI = try reader.boolean()
      case "accessLevel": symbol.accessLevel = try reader.string()
      case "declarationFragments":
        try reader.array { reader throws(JSONError) in try fragment(&reader, of: &symbol) }
      case "availability":
        try reader.array { reader throws(JSONError) in symbol.availability.append(try availability(&reader)) }
      case "swiftGenerics": symbol.constraints = try constraintsMember(&reader)
      case "swiftExtension": symbol.extensionConstraints = try constraintsMember(&reader)
      case "location": symbol.location = try location(&reader)
      default: try reader.skip()
      }
    }
    return symbol
  }

  /// Reads a piece of a declaration, which has the identifier of the type that it names.
  private static func fragment(_ reader: inout JSONReader, of symbol: inout Symbol) throws(JSONError) {
    var spelling = ""
    var identifier = ""
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "spelling": spelling = try reader.string()
      case "preciseIdentifier": identifier = try reader.string()
      default: try reader.skip()
      }
    }
    symbol.text += spelling
    if let module = Symbol.module(ofMangledName: identifier) { symbol.typeOrigins[spelling] = module }
  }

  private static func relationship(_ reader: inout JSONReader) throws(JSONError) -> Relationship {
    var relationship = Relationship()
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "kind": relationship.kind = try reader.string()
      case "source": relationship.source = try reader.string()
      case "target": relationship.target = try reader.string()
      case "targetFallback": relationship.targetFallback = try reader.string()
      case "swiftConstraints": relationship.constraints = try constraints(&reader)
      default: try reader.skip()
      }
    }
    return relationship
  }

  private static func constraintsMember(_ reader: inout JSONReader) throws(JSONError) -> [SymbolConstraint] {
    var found: [SymbolConstraint] = []
    try reader.member("constraints") { reader throws(JSONError) in found = try constraints(&reader) }
    return found
  }

  private static func constraints(_ reader: inout JSONReader) throws(JSONError) -> [SymbolConstraint] {
    var constraints: [SymbolConstraint] = []
    try reader.array { reader throws(JSONError) in
      var constraint = SymbolConstraint()
      try reader.object { reader, key throws(JSONError) in
        switch key {
        case "kind": constraint.kind = try reader.string()
        case "lhs": constraint.left = try reader.string()
        case "rhs": constraint.right = try reader.string()
        default: try reader.skip()
        }
      }
      constraints.append(constraint)
    }
    return constraints
  }

  private static func location(_ reader: inout JSONReader) throws(JSONError) -> SourceLocation {
    var location = SourceLocation(file: "", line: 1)
    try reader.object { reader, key throws(JSONError) in
      switch key {
      case "uri":
        let uri = try reader.string()
        location.file = uri.hasPrefix("file://") ? String(uri.dropFirst("file://".count)) : uri
      case "position":
        // The graph counts lines from zero.
        try reader.member("line") { reader throws(JSONError) in location.line = try reader.integer() &+ 1 }
      default: try reader.skip()
      }
    }
    return location
  }
}
