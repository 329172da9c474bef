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
        .executableTarget(name: "Cook", dependencies: ["Stove"], packageAccess: false),
      ]
    )
    """,
    "Sources/Stove/Stove.swift": stove,
    "Sources/Stove/Parts.swift": parts,
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
    func work() { #if os(Windows)
      inBraces()
      #endif
    }

    """

  /// What can be narrowed all the same.
  static let findings = [
    "builtHere() public → private", "Nested public → private", "inAComment() public → private",
  ]

  /// What cannot be judged: what others than this platform may use, and what was not built.
  static let unjudged = [
    "builtTwice()", "MadeOf", "forgotten()", "behindAText()", "inBraces()", "Nested.init()",
    "Pot.init(lid:)", "Pot.subscript(_:)", "Pot.callAsFunction()", "Pot.stir()", "Pot.<+>(_:_:)",
    "DefaultStringInterpolation.appendInterpolation(pot:)", "Serving", "Serving.clear()", "Serving.serve()",
    "Serving.serve()", "Serving.serve()", "Warming.warm()", "Warming.warm()", "Plate: Marked", "#else",
    "#if compiler(>=99)",
  ]

  static let reasons = [
    "It was not built, and 2 of its words let others see what it declares.",
    "It was not built, and 1 of its words let others see what it declares.",
  ]
}
