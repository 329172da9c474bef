import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

@Suite struct LayersCommandTests {
  /// An application with two features, of which one shows a type of another package, and the other imports what is there.
  private static let package = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop", products: [.library(name: "Cart", targets: ["Cart"])],
      dependencies: [.package(path: "Vendor/Alien")],
      targets: [
        .target(name: "Core"), .target(name: "Umbrella", dependencies: ["Core"]),
        .target(name: "Cart", dependencies: ["Umbrella", .product(name: "Alien", package: "Alien")]),
        .target(name: "Search", dependencies: ["Umbrella", "Cart"]),
        .executableTarget(name: "shop", dependencies: ["Cart", "Search"]),
        .testTarget(name: "CoreTests", dependencies: ["Core", "Search"]),
      ])
    """,
    "Vendor/Alien/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Alien", products: [.library(name: "Alien", targets: ["Alien"])], targets: [.target(name: "Alien")])
    """,
    "Vendor/Alien/Sources/Alien/Alien.swift": "public struct Saucer { public init() {} }\n",
    "Sources/Core/Core.swift": "public struct Price { public init() {} }\n",
    "Sources/Umbrella/Umbrella.swift": "@_exported import Core\n",
    "Sources/Cart/Cart.swift":
      "import Alien\nimport Umbrella\n\npublic func deliver(_ price: Price, by saucer: Saucer) {}\n",
    "Sources/Search/Search.swift": """
    import Umbrella
    #if canImport(Cart)
      import Cart
    #endif
    #if canImport(Nowhere)
      import Nowhere
    #endif

    """,
    "Sources/shop/main.swift": "import Cart\nimport Search\n",
    "Tests/CoreTests/CoreTests.swift": "import Core\nimport Search\n",
  ]

  #if os(Linux)
    /// `shim.h` stands for a library of the system, and `CKettle.h` is the package's own.
    @Test func typesOfTheCLibraryAreNoneOfTheModuleThatIncludesTheirs() async throws {
      try await withTemporaryFolder { folder in
        try folder.write([
          ".gitignore": ".build/\n",
          "Package.swift": """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"]), .library(name: "Pot", targets: ["Pot"])],
            targets: [
              .systemLibrary(name: "CShim"), .target(name: "CKettle"), .target(name: "CLid"),
              .target(name: "Kettle", dependencies: ["CShim"]),
              .target(name: "Pot", dependencies: ["CKettle", "CLid"]),
            ])
          """,
          "Sources/CShim/module.modulemap": "module CShim [system] { header \"shim.h\" export * }\n",
          "Sources/CShim/shim.h":
            "#include <stdio.h>\nstruct spout { int width; };\nstatic inline int pour(int x) { return x; }\n",
          "Sources/CKettle/include/CKettle.h": "#include <sys/un.h>\nstruct kettle { int size; };\n",
          "Sources/CKettle/kettle.c": "#include \"CKettle.h\"\n",
          "Sources/CLid/include/CLid.h": "#include <stdio.h>\nstruct lid { int size; };\n",
          "Sources/CLid/lid.c": "#include \"CLid.h\"\n",
          "Sources/Kettle/Kettle.swift": """
          public import CShim
          public import CoreFoundation
          public typealias Log = UnsafeMutablePointer<FILE>
          public func boil(_ spout: spout, _ log: UnsafeMutablePointer<FILE>) {}
          public func heat(_ log: UnsafeMutablePointer<FILE>) {}
          """,
          "Sources/Pot/Pot.swift": """
          public import CKettle
          public import CLid
          public func fill(_ kettle: kettle, _ lid: lid, _ log: UnsafeMutablePointer<FILE>) {}
          public func send(_ kettle: kettle, to address: sockaddr_un) {}
          """,
        ])
        let told = try await APICheckRun.run(["layers", "--quiet"], in: folder)
        #expect(told.status == 0, "\(told.standardError)")
        #expect(told.text.contains("  public signatures name: CShim in 1, Glibc in 3\n"), "\(told.text)")
        #expect(
          told.text.contains("  public signatures name: CKettle in 2, CLid in 1, Glibc in 2\n"),
          "\(told.text)")
        let rule = ["--may-show", "Kettle: not CShim"]
        let shown = try await APICheckRun.run(["layers", "--quiet"] + rule, in: folder)
        #expect(
          shown.text.contains("Kettle shows clients spout of CShim in boil(_:_:), which it may not."),
          "\(shown.text)")
        // None of these modules is another package, and neither is one that comes with the toolchain.
        let advice = try await APICheckRun.run(["advise", "--all", "--quiet"], in: folder)
        #expect(!advice.text.contains("foreign-type"), "\(advice.text)")
      }
    }
  #endif

  /// What clients do not see is counted as `stats` counts it, and shows them nothing.
  @Test func membersOfInternalTypesAreNotPublic() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      try folder.write([
        "Sources/Cart/Cart.swift": """
        public import Alien

        public struct Cart {
          public func deliver(_ number: Int) {}
          public func _load() {}
        }

        enum Basket {
          public static func take(_ saucer: Saucer) {}
          public struct Lid { public func put(on saucer: Saucer) {} }
        }

        """
      ])
      let layers = try await APICheckRun.run(["layers", "--quiet"], in: folder)
      #expect(layers.text.contains("Cart (product, 2 of "), "\(layers.text)")
      #expect(!layers.text.contains("Saucer"))
      let stats = try await APICheckRun.run(["stats", "--quiet"], in: folder)
      #expect(stats.text.hasPrefix("Cart: 2 public, "), "\(stats.text)")
      let rule = ["--may-show", "Cart: not third-party"]
      #expect(try await APICheckRun.run(["layers", "--quiet"] + rule, in: folder).status == 0)
    }
  }

  @Test func withoutRulesItTellsWhatIsAndWithThemWhatBreaksThem() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      let told = try await APICheckRun.run(["layers", "--quiet"], in: folder)
      #expect(told.status == 0, "\(told.standardError)")
      #expect(told.text.contains("Cart (product, 1 of 1 declarations public)"))
      #expect(told.text.contains("  imports: Core (through Umbrella), Umbrella (public)\n"))
      #expect(told.text.contains("  of other packages: Alien (public)\n"))
      #expect(told.text.contains("Cart shows Saucer of Alien in deliver(_:by:)."))
      #expect(told.text.contains("The tests of Core need Search, built on it."))
      #expect(told.text.contains("  layers = shop > Search > Cart > Umbrella > Core\n"))
      #expect(!told.text.contains("Nowhere"))

      try folder.write([
        ".api-check": """
        layers = shop > Cart > Search > Core
        apart = Cart, Search
        may-import = Search: Umbrella, Cart, Nowhere
        may-show = *: not third-party

        """
      ])
      let broken = try await APICheckRun.run(["layers", "--quiet", "--format", "github"], in: folder)
      #expect(broken.status == 1)
      #expect(
        broken.text == """
          ::error file=Sources/Search/Search.swift,line=3,title=layers = shop > Cart > Search > Core::Search imports Cart, which stands above it.
          ::error file=Sources/Search/Search.swift,line=3,title=apart = Cart%2C Search::Search imports Cart, and the two are to be apart.
          ::error file=Sources/Search/Search.swift,line=1,title=may-import = Search%3A Umbrella%2C Cart%2C Nowhere::Search gets Core through Umbrella, which it may not.
          ::error file=Sources/Cart/Cart.swift,line=4,title=may-show = *%3A not third-party::Cart shows clients Saucer of Alien in deliver(_:by:), which it may not.
          ::notice title=Layers::‘may-import = Search: Umbrella, Cart, Nowhere’ allows Nowhere, which nobody uses.
          ::notice title=Layers::6 modules with 9 imports, held against 4 rules: broken 4 times.
          """)
      let json = try await APICheckRun.run(["layers", "--quiet", "--format", "json"], in: folder)
      #expect(json.text.contains("\"origin\" : \"thirdParty\""))

      try folder.write([".api-check": "may-import = Sarch: nothing\n"])
      let misspelt = try await APICheckRun.run(["layers", "--quiet"], in: folder)
      #expect(misspelt.status == 2)
      #expect(
        misspelt.standardError.contains(
          "names Sarch, but the package has no module and no folder of this name; did you mean Search?"))

      try folder.write([".api-check": "# one layer is none\nlayers = shop\n"])
      let damaged = try await APICheckRun.run(["layers", "--quiet"], in: folder)
      #expect(damaged.status == 2)
      #expect(damaged.standardError.contains(".api-check:2: ‘shop’ names only one layer"))
    }
  }
}
