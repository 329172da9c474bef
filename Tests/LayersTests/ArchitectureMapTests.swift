import Layers
import TestSupport
import Testing

@Suite struct ArchitectureMapTests {
  @Test func aMapShowsModulesAndWhatTheyUse() throws {
    let surface = try SampleSurface.of("Kettle", uses: ["Water": (shown: 2, hidden: 7)])
    let map = try SamplePackage().with("Kettle", .product, imports: ["Water", "Alien"], surface: surface)
      .with("Water").with("boil", .program, imports: ["Kettle"]).architecture.map
    #expect(
      map == """
        flowchart TD
          Kettle(["Kettle<br>2 of 9 public"])
          Water["Water"]
          boil[["boil"]]
          Alien>"Alien"]
          Kettle -.-> Alien
          Kettle -->|"9, 2 public"| Water
          boil -.-> Kettle

        """)
  }

  @Test func testsAndWhatOnlyTheyUseAreLeftOut() throws {
    let package = try SamplePackage().with("Kettle", .product, imports: ["Water"]).with("Water")
      .with("KitchenSupport", imports: ["Kettle"]).with("KettleTests", .tests, imports: ["KitchenSupport"])
    #expect(
      package.architecture.map == """
        flowchart TD
          Kettle(["Kettle"])
          Water["Water"]
          Kettle -.-> Water
          %% left out: 2 modules that only tests need, or that are tests

        """)
    #expect(package.architecture.summary == "Kettle → Water")
  }

  @Test func oneDeclarationMoreAmongManyIsNoOtherMap() throws {
    func map(hidden: Int) throws -> String {
      let surface = try SampleSurface.of("Kettle", uses: ["Water": (shown: 3, hidden: hidden)])
      return try SamplePackage().with("Kettle", .product, imports: ["Water"], surface: surface).with("Water")
        .architecture.map
    }
    #expect(try map(hidden: 50).contains("Kettle -->|\"about 50, 3 public\"| Water"))
    #expect(try map(hidden: 50) == map(hidden: 51))
    #expect(try map(hidden: 50) != map(hidden: 60))
  }

  @Test func ofManyArrowsThoseAreLeftOutThatOthersImply() throws {
    var package = SamplePackage()
    for number in 0..<8 { package = try package.with("M\(number)", imports: (0..<number).map { "M\($0)" }) }
    #expect(package.architecture.map.contains("%% left out: 21 arrows that longer ways imply"))
    #expect(package.architecture.map.split(separator: "\n").count { $0.contains("-.->") } == 7)
  }

  @Test(arguments: ["end", "graph", "class"])
  func aWordOfFlowchartsIsNoIdentifier(name: String) throws {
    let map = try SamplePackage().with("Kettle", .product, imports: [name]).with(name).architecture.map
    #expect(map.contains("\n  \(name)_[\"\(name)\"]\n"))
    #expect(map.contains("Kettle -.-> \(name)_"))
  }

  @Test func aCircleIsDrawn() throws {
    let package = try SamplePackage().with("A", .product, imports: ["B"]).with("B", imports: ["A"])
    #expect(
      package.architecture.map.split(separator: "\n").filter { $0.contains("-.->") } == [
        "  A -.-> B", "  B -.-> A",
      ])
  }
}
