import Foundation

/// Reads the JSON in which the compiler writes down a syntax tree, and steps over what nobody asks for.
///
/// A file of a thousand lines makes a megabyte of it, most of which is about the bodies of functions.
struct SyntaxTreeReader {
  /// What is read is no JSON.
  private struct Malformation: Error {}

  private let bytes: [UInt8]
  /// The roles that are kept, or nil for all.
  private let roles: Set<String>?
  /// Whether to allow for what the compiler of Swift 6.3 does: it forgets a brace behind each type with attributes, takes
  /// what follows for a part of the same object, and gives names to elements of lists, which are empty.
  private let isMending: Bool
  private var offset = 0

  private init(_ bytes: [UInt8], _ roles: Set<String>?, isMending: Bool) {
    (self.bytes, self.roles, self.isMending) = (bytes, roles, isMending)
  }

  /// The tree, or nil where the bytes are no object, or something follows it.
  static func tree(in json: Data, keeping roles: Set<String>?) -> SyntaxNode? {
    let bytes = Array(json)
    for isMending in [false, true] {
      var reader = SyntaxTreeReader(bytes, roles, isMending: isMending)
      if let tree = try? reader.node(), reader.next() == nil { return tree }
    }
    return nil
  }

  private mutating func node() throws(Malformation) -> SyntaxNode {
    var kind = ""
    var place = Place()
    var fields: [String: SyntaxNode.Field] = [:]
    try expect(UInt8(ascii: "{"))
    if !take(UInt8(ascii: "}")) {
      repeat {
        let role = try string()
        try expect(UInt8(ascii: ":"))
        switch role {
        case "_kind": kind = try string()
        case "range" where next() == UInt8(ascii: "{"): place = try self.place()
        default:
          let isKept = roles?.contains(role) ?? true
          // Without their braces objects cannot be stepped over.
          let field = isKept || isMending ? try field() : try skip()
          if isKept { fields[role] = field }
          // The type itself is the last that is said of one with attributes.
          if isMending, kind == "type_attributed", case .node? = field {
            return SyntaxNode(kind: kind, range: place.range, isExpanded: place.isExpanded, fields: fields)
          }
        }
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    }
    return SyntaxNode(kind: kind, range: place.range, isExpanded: place.isExpanded, fields: fields)
  }

  private mutating func field() throws(Malformation) -> SyntaxNode.Field? {
    switch next() {
    case UInt8(ascii: "{"): return .node(try node())
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .words([try string()])
    case UInt8(ascii: "t"):
      _ = try skip()
      return .flag
    default: return try skip()
    }
  }

  /// A list of nodes or words; what else may be in one is left out.
  private mutating func list() throws(Malformation) -> SyntaxNode.Field {
    var (nodes, words): ([SyntaxNode], [String]) = ([], [])
    try expect(UInt8(ascii: "["))
    if !take(UInt8(ascii: "]")) {
      repeat {
        if next() == UInt8(ascii: "\"") {
          let word = try string()
          if !(isMending && word.isEmpty && take(UInt8(ascii: ":"))) {
            words.append(word)
            continue
          }
        }
        switch try field() {
        case .node(let node)?: nodes.append(node)
        case .words(let others)?: words += others
        default: break
        }
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"))
    }
    return nodes.isEmpty ? .words(words) : .nodes(nodes)
  }

  private struct Place {
    var range: (first: Int, last: Int)?
    var isExpanded = false
  }

  private mutating func place() throws(Malformation) -> Place {
    var numbers: [String: Int] = [:]
    var isExpanded = false
    try expect(UInt8(ascii: "{"))
    if !take(UInt8(ascii: "}")) {
      repeat {
        let role = try string()
        try expect(UInt8(ascii: ":"))
        isExpanded = isExpanded || role == "buffer_id"
        _ = next()
        let start = offset
        _ = try skip()
        numbers[role] = Int(String(decoding: bytes[start..<offset], as: UTF8.self))
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    }
    guard let first = numbers["start"], let last = numbers["end"] else {
      return Place(isExpanded: isExpanded)
    }
    return Place(range: (first, last), isExpanded: isExpanded)
  }

  /// Steps over a value, and gives nothing.
  private mutating func skip() throws(Malformation) -> SyntaxNode.Field? {
    var depth = 0
    repeat {
      switch next() {
      case nil: throw Malformation()
      case UInt8(ascii: "\"")?: _ = try quoted()
      case UInt8(ascii: "{")?, UInt8(ascii: "[")?:
        depth += 1
        offset += 1
      case UInt8(ascii: "}")?, UInt8(ascii: "]")?:
        depth -= 1
        offset += 1
      case UInt8(ascii: ",")?, UInt8(ascii: ":")?:
        if depth == 0 { throw Malformation() }
        offset += 1
      default:
        while offset < bytes.count, !",:]} \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
      }
    } while depth > 0
    return nil
  }

  private mutating func string() throws(Malformation) -> String {
    let range = try quoted()
    let text = bytes[range]
    if !text.contains(UInt8(ascii: "\\")) {
      return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    }
    guard let string = try? JSONDecoder().decode(String.self, from: Data(text)) else { throw Malformation() }
    return string
  }

  /// Where the string that begins here is, with its quotes.
  private mutating func quoted() throws(Malformation) -> Range<Int> {
    try expect(UInt8(ascii: "\""))
    let start = offset - 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return start..<offset
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    throw Malformation()
  }

  private mutating func expect(_ byte: UInt8) throws(Malformation) {
    guard take(byte) else { throw Malformation() }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    offset += 1
    return true
  }

  /// The next byte that is no space, or nil at the end.
  private mutating func next() -> UInt8? {
    while offset < bytes.count, bytes[offset] <= UInt8(ascii: " ") { offset += 1 }
    return offset < bytes.count ? bytes[offset] : nil
  }
}
