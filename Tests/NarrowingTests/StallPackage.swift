/// A package of which clients outside may want a lot that nothing in it uses.
enum StallPackage {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Stall",
      products: [.library(name: "Stall", targets: ["Stall", "Awning"])],
      targets: [
        .target(name: "Stall"), .target(name: "Awning"), .target(name: "Crate"),
        .executableTarget(name: "Seller", dependencies: ["Stall", "Crate"]),
        .testTarget(name: "StallTests", dependencies: ["Stall"]),
      ]
    )
    """,
    "Sources/Stall/Fruit.swift": fruit,
    "Sources/Stall/Ledger.swift": ledger,
    "Sources/Stall/Shop.swift": shop,
    "Sources/Stall/Stamp.swift": """
    public import Foundation

    #if os(Windows)
      @inlinable public func stamp() -> Int { ProcessInfo.processInfo.processorCount }
    #endif

    """,
    "Sources/Awning/Awning.swift": "public func unroll() {}\n",
    "Sources/Crate/Crate.swift": """
    public struct Crate {
      public init() {}
      public var size: Int { 1 }
      public func open() {}
      public func close() {}
    }
    public func lookedUp() {}

    """,
    "Sources/Seller/main.swift": """
    import Crate
    import Stall

    struct Grape: Ripe {}
    func show<Thing: Edible>(_ thing: Thing) {}
    func pick<Thing: Ripe>(_ thing: Thing) {}
    func pickGrape() { pick(Grape()) }
    print(Fruit.apple, Fruit.red, Fruit(kind: 1).isRipe, Account(), Peach(), receipt())
    func load(_ basket: Basket) {}
    func add<Thing: _Counting>(_ thing: Thing) {}
    func weigh<Scale: Weighing>(_ scale: Scale) -> Int { scale.weigh() + Balance().tare() }
    Crate().open()
    print("$s5Crate8lookedUpyyF")
    show(Peach())
    pickGrape()

    """,
    "Tests/StallTests/StallTests.swift": """
    @testable import Stall

    public func test() { print(weigh()) }
    public func testAgain() {}

    """,
    "README.md": """
    # Stall

    The function `mentioned()` is no code here.

    ~~~swift
    let total = shown(label: 1)
    ~~~

    ```sh
    printed
    ```
    """,
    "Benchmarks/Sources/main.swift": "import Stall\nprint(measured())\n",
    "Benchmarks/Package.swift": "import PackageDescription\nlet printed = 1\n",
  ]

  private static let fruit = """
    public struct Fruit: Sendable {
      public static let apple = Fruit(kind: 1)
      public static let pear = Fruit(kind: 2)
      public static var quince: Fruit { Fruit(kind: 3) }
      public var kind: Int
      public init(kind: Int) { self.kind = kind }
      init() { self.init(kind: 0) }
      public var isRipe: Bool { kind > 0 }
      public func peel() {}
      public static let red = "red"
      public static let green = "green"
      public func wash() { rub(Self.green) }
      public func rub(_ what: String) {}
      /// Dries it.
      @discardableResult public func dry() -> Int { 1 }
      @available(*, deprecated) public func old() {}
      public func _grow() {}
    }

    public struct Bruise: Error {
      public let depth: Int
      public func heal() {}
    }

    func bruise() throws { throw Bruise(depth: 1) }
    infix operator <>
    public func <> (one: Fruit, other: Fruit) -> Bool { true }

    public protocol Edible {}
    public protocol Ripe {}
    public protocol Rotten {}
    public struct Peach: Edible, Ripe, Rotten { public init() {} }
    public struct Plum: Edible { public init() {} }
    public struct Cherry { public init() {} }

    @available(*, deprecated) public func _oldest() {}
    public func weigh() -> Int { 1 }
    public func mentioned() {}
    public func printed() {}
    public func shown(label: Int) -> Int { 1 }
    public func measured() -> Int { 1 }

    """

  private static let ledger = """
    public struct Account {
      public init() {}
      public var sum = 0
      public var limit = 10
      public var last = 0
      public mutating func add() { sum += limit }
      mutating func note() { last = sum }
    }

    func wash() {
      Fruit().wash()
      Fruit().dry()
      var account = Account()
      account.note()
      account.add()
    }

    """

  private static let shop = """
    public final class Basket {
      @MainActor public static let shared = Basket()
      public let handles = 2
      public var load = 0
      private init() {}
      @MainActor func isFull() -> Bool { handles == 2 && Basket.shared.load < load }
    }

    public struct Receipt: Encodable {
      public enum CodingKeys: String, CodingKey { case amount }
      public var amount: Int
      init(of amount: Int) { self.amount = amount }
      func isPaid() -> Bool { amount == 0 }
    }

    public func receipt() -> Receipt { Receipt(of: 1) }

    public protocol Weighing {
      func weigh() -> Int
      func tare() -> Int
    }

    public struct Balance: Weighing {
      public init() {}
      public func weigh() -> Int { 1 }
      public func tare() -> Int { 1 }
    }

    public protocol _Counting {
      func count() -> Int
    }

    extension _Counting {
      public func count() -> Int { 1 }
    }

    extension Basket {
      public enum Weight {
        public static let most = 9
      }
      public static let least = 1
      public static let usual = 2
      public var label: String {
        get { "\\(Basket.least) \\(Basket.usual)" }
        set {}
      }
      public func relabel() { print(label) }
      /// Has at least ``Basket/least`` things.
      func things() {}
      /// Fits in a car if it has not more than `Basket.usual` things, says the `least` of all.
      public func fill() { relabel() }
    }

    @available(*, unavailable)
    extension Basket.Weight: Sendable {}

    public enum Ripest {
      public static let plum = Fruit(kind: 4)
      static func isKnown() -> Bool { plum.kind > 0 }
    }

    func ripest() -> Bool { Ripest.isKnown() }

    func fillOne(_ basket: Basket) { basket.fill() }

    struct Shed {
      public var roof = 1
      public func enter() {}
    }

    final class Cellar {
      public func enter() {}
    }

    """

  /// What is told of it, by what one edit mends.
  static let groups = [
    "3 members of Account: public could be fileprivate or less",
    "3 members of Basket: public could be private",
    "2 members of Fruit: public could be internal or less",
    "Cherry, with 1 of its own: public could be private",
    "mentioned(): public could be private",
    "printed(): public could be private",
    "3 members of types that only Stall sees: public could be private",
    "Account.last: public(set) could be private(set)",
  ]

  /// What becomes of how many.
  static let figures =
    "15 declarations and 1 setter can be narrowed. Of 76 declarations that the sources make public, open or package: 23"
    + " needed as they are, 15 can be narrowed, 37 left to clients outside, 1 could not be judged."

  /// What is said of the rest.
  static let more =
    "Left to clients outside, though nothing here needs it: 37 declarations and 4 parts (1 used by tests only, 4 in families of which others"
    + " are used, 7 in types of which others are used, 3 told of in documentation,"
    + " 2 in values that are encoded or decoded, 3 for clients to give or set, 3 in errors, 1 as protocols, 1 as requirements, 1 as operators,"
    + " 2 deprecated, 3 with underscored names, 1 in modules that no test and no program imports, 7 in tests and modules that no product has, 1 as conformances, 1 in signatures of those); `--all` judges that, too."
}
