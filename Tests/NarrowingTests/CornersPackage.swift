/// A small package with what is hard to narrow by text alone.
enum CornersPackage {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Corners",
      products: [.library(name: "Sold", targets: ["Sold"])],
      targets: [
        .target(name: "Sold", packageAccess: false),
        .target(name: "Tools", packageAccess: false),
        .target(name: "Shared"),
        .executableTarget(name: "App", dependencies: ["Tools", "Shared", "Sold"]),
        .testTarget(name: "ToolsTests", dependencies: ["Tools"], packageAccess: false),
      ]
    )
    """,
    "Sources/Sold/Sold.swift": "public func sold() -> Int { 1 }\npublic func unsold() -> Int { 2 }\n",
    "Sources/Shared/Shared.swift": "public func shared() -> Int { 1 }\n",
    "Sources/Tools/Tools.swift": tools,
    "Sources/Tools/Inside.swift": inside,
    "Sources/App/main.swift": """
    import Shared
    import Sold
    import Tools

    #if os(Windows)
      elsewhere()
    #endif
    print(1.doubled(), Lid().describe(), shared(), sold(), Cap().height)
    """,
    "Tests/ToolsTests/ToolsTests.swift": """
    import Testing
    @testable import Tools

    @Test func itIsOpened() {
      #expect(opened() == 1)
    }
    """,
  ]

  static let tools = """
    public import Dispatch

    extension Int {
      /// A comment that stays.
      public   func quadrupled() -> Int { self * 4 }
    }

    public extension Int {
      func doubled() -> Int { self * 2 }
      func tripled() -> Int { self * 3 }
    }

    @frozen
    public struct Pair {
      public let left = 1, right = 2
    }

    @inlinable
    public func idle() -> Int { 1 }

    public func elsewhere() {}

    public func opened() -> Int { 1 }

    /// Its level is that of what it is made of, too.
    public struct Lid {
      public init() {}
      public func describe(_ kind: Kind = .flat) -> Int { kind.height }

      public enum Kind {
        case flat
        public var height: Int { 1 }
      }
    }

    public struct Cap {
      public init() {}
      public private(set) var height = 1
      public private(set) var width = 1
      mutating func grow() { (height, width) = (height + width, 2) }
    }

    @_cdecl("corners_entry") public func entry() {}

    """

  private static let inside = """
    func inside() -> Int {
      let pair = Pair()
      return pair.left + pair.right + idle() + 1.tripled() + 1.quadrupled()
    }

    """

  /// The same after it was narrowed.
  static let narrowedTools = """
    internal import Dispatch

    extension Int {
      /// A comment that stays.
      func quadrupled() -> Int { self * 4 }
    }

    public extension Int {
      func doubled() -> Int { self * 2 }
      internal func tripled() -> Int { self * 3 }
    }

    struct Pair {
      let left = 1, right = 2
    }

    func idle() -> Int { 1 }

    public func elsewhere() {}

    func opened() -> Int { 1 }

    /// Its level is that of what it is made of, too.
    public struct Lid {
      public init() {}
      public func describe(_ kind: Kind = .flat) -> Int { kind.height }

      public enum Kind {
        case flat
        fileprivate var height: Int { 1 }
      }
    }

    public struct Cap {
      public init() {}
      public private(set) var height = 1
      private var width = 1
      mutating func grow() { (height, width) = (height + width, 2) }
    }

    @_cdecl("corners_entry") public func entry() {}

    """
}
