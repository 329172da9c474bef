import HTTPTransport

/// The header fields of a request or a response, in their order.
///
/// Names are the same whatever their case, as HTTP has it: `headers["content-type"]` finds a `Content-Type`. Nothing is
/// checked here; a request with a name or a value that HTTP forbids cannot be executed.
public struct HeaderFields: Sendable, ExpressibleByDictionaryLiteral {
  private(set) var list: [HeaderField]

  /// Makes fields from names and values, of which a name may occur more than once.
  public init(dictionaryLiteral elements: (String, String)...) {
    list = elements.map { HeaderField(name: $0, value: $1) }
  }

  init(_ list: [HeaderField]) {
    self.list = list
  }

  /// The value of the field called `name`; nil where there is none.
  ///
  /// The values of a name that occurs more than once are joined by commas, which means the same to HTTP except for
  /// `Set-Cookie`; ``values(of:)`` has them one by one. To set it replaces all that have the name, and nil removes them.
  public subscript(name: String) -> String? {
    get {
      let values = values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      let place = list.firstIndex { $0.isNamed(name) } ?? list.endIndex
      list.removeAll { $0.isNamed(name) }
      if let newValue { list.insert(HeaderField(name: name, value: newValue), at: place) }
    }
  }

  /// The values of all fields called `name`, in their order.
  public func values(of name: String) -> [String] {
    list.filter { $0.isNamed(name) }.map(\.value)
  }

  /// Adds a field behind the others, also where there is one called `name`.
  public mutating func append(_ value: String, for name: String) {
    list.append(HeaderField(name: name, value: value))
  }
}

extension HeaderFields: Sequence {
  /// The names, as they were written, and the values.
  public func makeIterator() -> IndexingIterator<[(name: String, value: String)]> {
    list.map { (name: $0.name, value: $0.value) }.makeIterator()
  }
}

extension HeaderFields: Hashable {
  /// Whether both have the same names, each with the same values in the same order.
  public static func == (left: HeaderFields, right: HeaderFields) -> Bool {
    left.valuesByName == right.valuesByName
  }

  /// Hashes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(valuesByName)
  }

  // By bytes: to compare as text what a server says may take it minutes.
  private var valuesByName: [[UInt8]: [[UInt8]]] {
    list.reduce(into: [:]) { $0[$1.name.utf8.map(\.inLowerCase), default: []].append(Array($1.value.utf8)) }
  }
}
