import Foundation
import Layers
import TestSupport
import Testing

@Suite struct ArchitectureMapTests {
  /// A package of so many modules, each of which uses up to three of those before it, often near ones.
  private static func package(of count: Int) throws -> SamplePackage {
    var seed: UInt64 = 42
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var package = SamplePackage()
    var unused: Set<String> = []
    for number in 0..<count {
      var uses: [String: (shown: Int, hidden: Int)] = [:]
      for _ in 0..<(number == 0 ? 0 : 1 + random(3)) {
        let used = random(2) == 0 ? random(number) : max(0, number - 1 - random(max(1, count / 6)))
        uses[name(used)] = random(4) == 0 ? (0, 0) : (random(8), random(30))
      }
      if number == count - 1 { for name in unused { uses[name] = (0, 0) } }
      unused.subtract(uses.keys)
      let kind: ModuleFacts.Kind =
        number > count - max(2, count / 12) ? .program : random(6) == 0 ? .product : .library
      if kind == .library { unused.insert(name(number)) }
      let surface =
        kind == .program ? nil : try SampleSurface.of(name(number), uses: uses, others: random(60))
      package = try package.with(name(number), kind, imports: uses.keys.sorted(), surface: surface)
    }
    return try package.with("AllTests", .tests, imports: [name(count - 1)], in: "Tests")
  }

  private static func name(_ number: Int) -> String {
    let words = [
      "Model", "Network", "Store", "Cart", "Search", "Profile", "Catalogue", "Theme", "Push", "Log",
    ]
    return words[number % words.count] + (number < words.count ? "" : "\(number / words.count)")
  }

  /// The boxes of a map by the name in them.
  private static func boxes(_ map: String) throws -> [String: CGRect] {
    let picture = try SVG(map)
    let names = picture.named("text").filter { $0.attributes["class"] == nil }
    let frames = picture.named("rect").filter {
      $0.attributes["class"] == "box" && $0.attributes["rx"] == "6"
    }
    return try Dictionary(
      zip(names, frames).map { name, frame in
        try (
          name.text,
          CGRect(
            x: frame.number("x"), y: frame.number("y"), width: frame.number("width"),
            height: frame.number("height"))
        )
      }, uniquingKeysWith: { $1 })
  }

  @Test(arguments: [5, 40, 200])
  func noBoxCoversAnotherAndThePictureIsNoWiderThanItsModulesNeed(count: Int) throws {
    let map = try Self.package(of: count).architecture.map
    // Whoever wants to look at it says where.
    if let folder = ProcessInfo.processInfo.environment["DRAW_MAPS"] {
      try Data(map.utf8).write(to: URL(filePath: "\(folder)/\(count).svg"))
    }
    let frames = try Self.boxes(map).values.map { $0.insetBy(dx: -4, dy: -4) }
    #expect(frames.count == count)
    for (index, frame) in frames.enumerated() {
      #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
    }
    let page = try #require(SVG(map).named("svg").first)
    #expect(try page.number("width") < [5: 900, 40: 2000, 200: 5000][count] ?? 0)
    #expect(try frames.allSatisfy { try $0.maxX < page.number("width") && $0.minX > 0 })
  }

  @Test(arguments: [5, 40, 200])
  func whatAModuleUsesIsBelowIt(count: Int) throws {
    let package = try Self.package(of: count)
    let boxes = try Self.boxes(package.architecture.map)
    let report = try JSONDecoder().decode(Uses.self, from: JSONEncoder().encode(package.report()))
    for module in report.modules {
      guard let upper = boxes[module.name] else { continue }
      for use in module.uses where use.origin == "package" {
        let lower = try #require(boxes[use.module])
        #expect(upper.maxY < lower.minY, "\(module.name) is not above \(use.module).")
      }
    }
  }

  private struct Uses: Decodable {
    struct Module: Decodable {
      struct Use: Decodable {
        let module: String
        let origin: String
      }
      let name: String
      let uses: [Use]
    }
    let modules: [Module]
  }

  @Test func testsAndWhatOnlyTheyUseAreLeftOut() throws {
    let package = try SamplePackage().with("Kettle", .product, imports: ["Water", "Alien"]).with("Water")
      .with("KitchenSupport", imports: ["Kettle"]).with("KettleTests", .tests, imports: ["KitchenSupport"])
    #expect(try Set(Self.boxes(package.architecture.map).keys) == ["Kettle", "Water", "Alien"])
    #expect(package.architecture.map.contains("left out: 2 modules that only tests need, or that are tests"))
    #expect(package.architecture.summary == "Kettle → Water")
  }

  @Test func oneDeclarationMoreAmongManyIsNoOtherPicture() throws {
    func map(hidden: Int) throws -> String {
      let surface = try SampleSurface.of("Kettle", uses: ["Water": (shown: 3, hidden: hidden)])
      return try SamplePackage().with("Kettle", .product, imports: ["Water"], surface: surface).with("Water")
        .architecture.map
    }
    let titles = try SVG(map(hidden: 50)).named("title").map(\.text)
    #expect(titles.contains("Kettle → Water: about 50 declarations, 3 of them public"))
    #expect(titles.contains("Kettle: 3 of about 50 declarations are public"))
    #expect(try map(hidden: 50) == map(hidden: 51))
    #expect(try map(hidden: 50) != map(hidden: 60))
  }

  @Test func anArrowSaysHowManyDeclarationsCross() throws {
    let surface = try SampleSurface.of("Kettle", uses: ["Water": (shown: 2, hidden: 7)])
    let map = try SamplePackage().with("Kettle", .product, imports: ["Water"], surface: surface).with("Water")
      .architecture.map
    let picture = try SVG(map)
    #expect(picture.named("title").map(\.text).contains("Kettle → Water: 9 declarations, 2 of them public"))
    #expect(picture.named("title").map(\.text).contains("Kettle: 2 of 9 declarations are public"))
    // One for all, with its tip, and one for those that are public.
    let widths = picture.named("path").filter { $0.attributes["d"]?.hasPrefix("M0 -4") == false }
      .compactMap { $0.attributes["stroke-width"] }
    #expect(widths == ["4", "2.4"])
  }

  @Test func ofManyArrowsThoseAreLeftOutThatOthersImply() throws {
    var package = SamplePackage()
    for number in 0..<8 { package = try package.with("M\(number)", imports: (0..<number).map { "M\($0)" }) }
    #expect(package.architecture.map.contains("left out: 21 arrows that longer ways imply"))
  }

  @Test func aCircleEndsAllTheSame() throws {
    let package = try SamplePackage().with("A", .product, imports: ["B"]).with("B", imports: ["A"])
    #expect(try Self.boxes(package.architecture.map).count == 2)
  }
}
