extension SpecialClientTests {
  /// Those that clients notice by how they write arguments.
  static let breaksOfArguments = [
    Break(
      testDescription: "a closure puts back what is not its own",
      old: refilling("inout Cup"), new: refilling("inout sending Cup"),
      proof: "{ got0_0 in got0_0 = own_got0_0;"),
    Break(
      testDescription: "memory is allocated for a parameter",
      old: Version(
        "func fill(_: UnsafeMutablePointer<UInt8>)",
        "public func fill(_ memory: UnsafeMutablePointer<UInt8>) {}"),
      new: Version(
        "func fill(_: UnsafeMutableRawPointer)", "public func fill(_ memory: UnsafeMutableRawPointer) {}"),
      proof: "fill(.allocate(capacity: 1))"),
    Break(
      testDescription: "each of many values has a type of its own",
      old: Version(
        levelLines + "func show<T>(_: T...)", levelSource + "public func show<T>(_ values: T...) {}"),
      new: Version(
        levelLines + "func show<each T>(_: repeat each T)",
        levelSource + "public func show<each T>(_ values: repeat each T) {}"),
      proof: "show(known, .high)"),
    Break(
      testDescription: "a subscript takes fewer types and gives more",
      old: Version(bagLines + bagLine, bag(bagSubscript)),
      new: Version(
        bagLines + bagLine + "\nsubscript Bag<V>(_: Key<V>) -> V where V: Hashable { get }",
        bag(bagSubscript + "\n  public subscript<V: Hashable>(_ key: Key<V>) -> V { fatalError() }")),
      proof: "where V: Hashable"),
    Break(
      testDescription: "a name is found behind two key paths",
      old: Version(shapeLines + shapeLine("Size"), shape("Size")),
      new: Version(
        shapeLines + shapeLine("Size") + "\n" + shapeLine("Ink"), shape("Size", "Ink")),
      proof: "var result = it.width"),
    Break(
      testDescription: "an initializer takes what said what a type's parameter is",
      old: Version(cellLines, cell),
      new: Version(
        cellLines + "\ninit Cell(_: String) where Value == Int",
        cell + "extension Cell where Value == Int { public init(_ text: String) { self.init(text.count) } }"),
      proof: "var result = Cell(value0)"),
    Break(
      testDescription: "a type stands where a function stood",
      old: Version(
        "struct Sign\nfunc Label(_: String) -> Sign",
        "public struct Sign {}\npublic func Label(_ text: String) -> Sign { Sign() }"),
      new: Version(
        "struct Label\ninit Label(_: String)\ntypealias Sign = Label",
        "public struct Label { public init(_ text: String) {} }\npublic typealias Sign = Label"),
      proof: "take(Label)"),
    Break(
      testDescription: "a closure that is written out rethrows nothing",
      old: Version(
        "func each(_: (Int) throws -> Void) rethrows",
        "public func each(_ body: (Int) throws -> Void) rethrows {}"),
      new: Version(
        "func each<T>(_: (T) throws -> Void) rethrows where T: BinaryInteger",
        "public func each<T: BinaryInteger>(_ body: (T) throws -> Void) rethrows {}"),
      proof: "each({ _ in })"),
  ]

  private static func refilling(_ parameter: String) -> Version {
    Version(
      "class Cup\ninit Cup()\nfunc refill<T>(_: (\(parameter)) throws -> T) rethrows -> T",
      """
      public final class Cup { public init() {} }
      public func refill<T>(_ body: (\(parameter)) throws -> T) rethrows -> T {
        var cup = Cup()
        return try body(&cup)
      }
      """)
  }

  private static let bagLines = "struct Key<V>\nstruct Bag\n"
  private static let bagLine = "subscript Bag<V>(_: Key<V>) -> V? { get }"
  private static let bagSubscript = "public subscript<V>(_ key: Key<V>) -> V? { nil }"
  private static func bag(_ members: String) -> String {
    "public struct Key<V> {}\npublic struct Bag {\n  \(members)\n}\n"
  }

  private static let shapeLines = """
    struct Size
    var Size.depth: Double { get set }
    var Size.width: Double { get set }
    struct Ink
    var Ink.color: String { get set }
    var Ink.width: Int { get set }
    @dynamicMemberLookup struct Shape

    """
  private static func shapeLine(_ root: String) -> String {
    "subscript Shape<T>(dynamicMember: KeyPath<\(root), T>) -> T { get }"
  }
  private static func shape(_ roots: String...) -> String {
    let members = roots.map {
      "  public subscript<T>(dynamicMember path: KeyPath<\($0), T>) -> T { fatalError() }\n"
    }
    return "public struct Size { public var depth, width: Double }\n"
      + "public struct Ink { public var color: String, width: Int }\n"
      + "@dynamicMemberLookup public struct Shape {\n\(members.joined())}\n"
  }

  private static let cellLines = "struct Cell<Value>\ninit Cell(_: Value)"
  private static let cell = "public struct Cell<Value> { public init(_ value: Value) {} }\n"

  private static let levelLines = "enum Level\ncase Level.high\n"
  private static let levelSource = "public enum Level { case high }\n"
}
