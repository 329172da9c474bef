/// A small package that clients outside may use, with what some of them see and others do not.
enum MarketPackage {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Market",
      products: [.library(name: "Market", targets: ["Market"])],
      targets: [
        .target(name: "Market"), .target(name: "Scales", packageAccess: false), .target(name: "Shelf"),
        .executableTarget(name: "Till", dependencies: ["Market", "Scales", "Shelf"]),
      ]
    )
    """,
    "Sources/Market/Weight.swift": weight,
    "Sources/Market/Selling.swift": selling,
    "Sources/Market/Opening.swift": """
    public import Dispatch
    public import Synchronization

    """,
    "Sources/Market/Queue.swift": "public import Dispatch\npublic func queue() -> DispatchQueue { .main }\n",
    "Sources/Scales/Scales.swift": scales,
    "Sources/Shelf/Shelf.swift": """
    public struct Board {
      public init() {}
      @_alwaysEmitIntoClient
      public var width: Int { Board.unit }
      public static var unit: Int { 1 }
    }

    """,
    "Sources/Till/main.swift": """
    import Market
    import Scales
    import Shelf

    func trade<Seller: Selling>(_ seller: Seller) -> Int { seller.sell() }
    print(Weight(), trade(Stall()), price("one"), Scale().tare, Scale.balance, Weight.oldest())
    print(Scale().unit, Prices().tea, Names(), Board().width, queue())

    """,
  ]

  private static let weight = """
    public struct Weight {
      public init() {}
      @available(*, unavailable, renamed: "gram") public static var g: Int { 1 }
      @available(*, deprecated) public static var ounce: Int { 28 }
      public static func _stone() -> Int { 6350 }
      public static var gram: Int { 1 }
    }

    @available(*, unavailable)
    extension Weight {
      public static func old() {}
      public struct Older { public var age: Int { 1 } }
    }

    extension Weight {
      @available(swift, obsoleted: 3.0) public static func oldest(_ age: Int) {}
      public static func oldest() -> Int { 1 }
    }

    public func price(_ name: String) -> Int { 1 }
    public func price(_ number: Int) -> Int { 2 }
    public func <> (one: Weight, other: Weight) -> Bool { true }
    infix operator <>

    @_spi(Vaults) public final class Vault {
      public init() {}
      public func open() {}
    }

    """

  private static let selling = """
    public protocol Selling {
      func sell() -> Int
      func weigh() -> Int
      @available(*, deprecated, message: "Nobody haggles (here).")
      func haggle() -> Int
    }

    extension Selling {
      func weigh() -> Int { 1 }
    }

    public struct Stall: Selling {
      public init() {}
      public func sell() -> Int { 1 }
      public func weigh() -> Int { 2 }
      public func haggle() -> Int { 1 }
    }

    public extension Selling where Self == Stall {
      static func stall() -> Stall { Stall() }
    }

    private func own() -> Stall { .stall() }

    """

  /// What only others' modules could notice has to go with what they could see.
  private static let scales = """
    public struct Scale {
      public init() {}
      public var tare: Int { 1 }
      public var unit = 1
      private static func level() -> Int { 1.grains + 1.scruples + 1.drams + dust() }
      public static var balance: Int { level() }
    }

    public extension Int {
      var ounces: Int { self * 28 }
      @inlinable var grains: Int { self * weightOfGrain }
    }

    public extension Int {
      @inlinable
      var scruples: Int { self * 20 }
    }

    public var weightOfGrain: Int { 15 }

    extension Int {
      @_alwaysEmitIntoClient public var drams: Int { self * weightOfDram }
      @_alwaysEmitIntoClient
      public var unused: Int { weightOfDram }
    }

    public var weightOfDram: Int { 2 }

    @dynamicMemberLookup
    public struct Prices {
      public init() {}
      public subscript(dynamicMember name: String) -> Int { 1 }
      public subscript(dynamicMember path: KeyPath<Scale, Int>) -> Int { 2 }
      public subscript(number: Int) -> Int { number }
    }

    @dynamicMemberLookup
    public struct Names {
      public init() {}
      public subscript(dynamicMember name: String) -> Int { 1 }
    }

    @backDeployed(before: macOS 14)
    public func dust() -> Int { 0 }

    """

  static let findings = [
    "import Dispatch: public could be package",
    "import Synchronization: public could be package, import-removed?",
    "Weight.ounce: public could be private, deprecated-declaration-removed",
    "Weight._stone(): public could be private",
    "Weight.gram: public could be private, member-removed",
    "price(_:) as func price(_ number: Int) -> Int: public could be private, member-removed?",
    "<>(_:_:): public could be private, member-removed?",
    "Selling.weigh(): requirement could be left out, requirement-removed",
    "Selling.haggle(): requirement could be left out, deprecated-declaration-removed",
    "Selling.weigh(): default could be left out",
    "extension Selling where Self == Stall: public could be private, member-removed",
    "extension Int with ounces: public could be private",
    "Int.ounces: public could be private",
    "extension Int with scruples: public could be private",
    "Int.drams: public could be fileprivate",
    "Int.unused: public could be private",
    "weightOfGrain: public could be private",
    "weightOfDram: public could be private",
    "Board: public could be package", "Board.init(): public could be package",
    "Board.width: public could be package", "Board.unit: public could be private",
    "dust(): public could be private",
    "Scale.unit: public(set) could be private(set)",
    "Prices.subscript(_:): public could be private",
    "Prices.subscript(dynamicMember:) as subscript(dynamicMember path: KeyPath<Scale, Int>) -> Int: public could be private",
  ]
}
