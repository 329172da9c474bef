/// A small package with code that only some platforms build, and what such code may use without saying so.
enum UnbuiltPackage {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Unbuilt",
      targets: [
        .target(name: "Stove", packageAccess: false),
        .target(name: "Shelf", packageAccess: false),
        .executableTarget(name: "Cook", dependencies: ["Stove"], packageAccess: false),
      ]
    )
    """,
    "Sources/Stove/Stove.swift": stove,
    "Sources/Stove/Parts.swift": parts,
    "Sources/Stove/Calls.swift": calls,
    "Sources/Shelf/Shelf.swift": shelf,
    "Sources/Cook/main.swift": cook,
  ]

  private static let stove = """
    #if !os(Windows)
      public func builtHere() {}
      public func builtTwice() {}
    #else
      public func builtTwice() {}
      public func builtElsewhere(_ made: MadeOf) {}
    #endif

    #if canImport(Swift)
      #if compiler(>=99)
        public func builtByNobody() {}
      #elseif os(Windows) || swift(>=4) // A comment.
        public struct Nested {
          public init() {}
          #if(os(Windows))
            func remember() { forgotten() }
          #endif
        }
      #endif
    #endif

    public struct MadeOf {}
    public struct Forgotten {}
    public func forgotten() {}
    public func behindAText() {}
    public func inAComment() {}
    public func inBraces() {}

    public struct Pot {
      public init() {}
      public init(lid: Int) {}
      public subscript(place: Int) -> Int { place }
      public func callAsFunction() {}
      public func stir() {}
      public static func <+> (one: Pot, other: Pot) -> Pot { one }
    }

    infix operator <+>
    infix operator <->
    infix operator <=>

    extension Pot: Equatable, ExpressibleByIntegerLiteral {
      public init(integerLiteral value: Int) {}
      public static func <-> (one: Pot, other: Pot) -> Pot { one }
    }

    extension Forgotten: Hashable {
      public static func <-> (one: Self, other: Self) -> Bool { true }
      public static func <=> (one: Self, other: Self) -> Bool { true }
      public static func <=> (one: Self, other: Int) -> Bool { true }
    }

    extension DefaultStringInterpolation {
      public mutating func appendInterpolation(pot: Int) { appendLiteral("pot") }
    }

    public protocol Serving {
      func serve() -> Int
    }

    extension Serving {
      public func serve() -> Int { 1 }
      public func clear() -> Int { 2 }
    }

    """

  private static let parts = """
    public protocol Warming {
      func warm() -> Int
    }

    extension Warming {
      public func warm() -> Int { 1 }
    }

    public protocol Marked {}
    public struct Plate: Marked { public init() {} }
    public func wash<Thing: Marked>(_ thing: Thing) -> Int { 1 }

    """

  private static let calls = """
    public struct Lid {
      public init(size: Int) {}
      public init(_ size: Int) {}
      public init(color: Int = 1, width: Int) {}
      public init(width: String...) {}
      public init(color: Int) {}
      public init() {}
      public func turn(by angle: Int) {}
      public func turn(to angle: Int) {}
      public func lift(by height: Int) {}
      public func lift(to height: Int) {}
      public func drop(from height: Int) {}
      public func drop(to height: Int) {}
    }

    public struct Ladle {
      public init(size: Int) {}
      public init(length: Int) {}
      public init(_ length: Int) {}
    }

    public struct Rack {
      public init(hooks: Int) {}
    }

    public func cold() {}

    public func size() {}
    public func angle() {}
    public func from() {}
    public func width() {}
    public func height() {}

    """

  /// A call without labels may leave out whatever has a default, or stand before a closure.
  private static let shelf = """
    public struct Board {
      public init(_ size: Int = 1) {}
      public init(size: Int, done: () -> Void) {}
    }

    #if os(Windows)
      func work() { use(.init()) }
      #warning("Stove does this with cold() as well.")
    #endif

    """

  private static let cook = """
    import Stove

    struct Spoon: Marked {}
    struct Oven: Warming { func warm() -> Int { 2 } }
    func heat<Thing: Warming>(_ thing: Thing) -> Int { thing.warm() }
    func dish() -> Plate { Plate() }
    func clean() -> Int { wash(Spoon()) }
    let pot = Pot()
    print(clean(), dish(), heat(Oven()), pot)

    #if os(Windows)
      struct Waiter: Serving {}
      struct Toaster: Warming {}
      let other: Pot = .init(lid: 1) <+> pot
      print("http://\\(pot: 1) // no comment", behindAText(), pot[1], wash(dish()))
      pot()
      open(pot)
      // inAComment()
      protocol Stirring { func stir() }
      extension Pot: Stirring {}
    #endif
    #if os(Windows)
      if pot <-> 1 && true, 2 <-> pot { print(pot <=> 1, pot <=> 1 <+> pot) }
      close(with: .init(
        // color: 1
        width: 3))
      use(other, .init(1))
      other.turn(by: 3)
      other.lift(3)
      other.drop(from: height, size: width.other, more: [from: 1, angle: 2])
      use(Ladle(length: 3))
      func carry(size: Int, of angle: Int) {}
      protocol Copied { func copy(_ change: (Self) throws -> Void) -> Self }
      func copy() -> Self { self }
    #endif
    func work() { #if os(Windows)
      inBraces()
      #endif
    }

    """

  /// What can be narrowed all the same.
  static let findings = [
    "Board public → private", "Lid public → private", "Lid.init(size:) public → private",
    "Lid.init(color:) public → private", "Lid.init() public → private",
    "Lid.turn(to:) public → private", "Lid.drop(to:) public → private",
    "Ladle.init(size:) public → private", "Rack public → private", "Rack.init(hooks:) public → private",
    "cold() public → private", "size() public → private",
    "builtHere() public → private", "Nested public → private", "Nested.init() public → private",
    "Forgotten public → private", "inAComment() public → private", "Forgotten.<->(_:_:) public → private",
  ]

  /// What cannot be judged: what others than this platform may use, and what was not built.
  static let unjudged = [
    "builtTwice()", "MadeOf", "forgotten()", "behindAText()", "inBraces()", "Board.init(_:)",
    "Board.init(size:done:)",
    "Pot.init(lid:)", "Pot.subscript(_:)", "Pot.callAsFunction()", "Pot.stir()", "Pot.<+>(_:_:)",
    "Pot.<->(_:_:)", "Pot.init(integerLiteral:)",
    "Forgotten.<=>(_:_:) as static func <=> (one: Self, other: Self) -> Bool",
    "Forgotten.<=>(_:_:) as static func <=> (one: Self, other: Int) -> Bool",
    "DefaultStringInterpolation.appendInterpolation(pot:)", "Serving", "Serving.clear()", "Serving.serve()",
    "Lid.init(_:)", "Lid.init(color:width:)", "Lid.init(width:)", "Lid.turn(by:)", "Lid.lift(by:)",
    "Lid.lift(to:)", "Lid.drop(from:)", "Ladle", "Ladle.init(length:)", "Ladle.init(_:)", "angle()", "from()",
    "width()",
    "height()",
    "Serving.serve()", "Serving.serve()", "Warming.warm()", "Warming.warm()", "Plate: Marked", "#else",
    "#if compiler(>=99)",
  ]

  static let reasons = [
    "It was not built, and 2 of its words let others see what it declares.",
    "It was not built, and 1 of its words let others see what it declares.",
  ]
}
