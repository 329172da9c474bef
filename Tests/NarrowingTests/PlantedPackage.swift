/// A package like an application's: modules in a row, each of which uses the one before, and a program that uses the last.
///
/// Ten declarations of each module say more than anything needs, and ten look as if they did. Four parts of others are of
/// no use, and four look as if they were not.
struct PlantedPackage {
  let count: Int

  /// The files, by path.
  var files: [String: String] {
    var files = [
      "Package.swift": manifest, ".gitignore": ".build\n",
      "Sources/App/main.swift":
        "import M\(count - 1)\n\n\(Self.uses(of: count - 1))\nprint(use\(count - 1)())\n",
      "Tests/AppTests/AppTests.swift": tests,
    ]
    for number in 0..<count {
      files["Sources/M\(number)/Needed.swift"] = Self.needed(number)
      files["Sources/M\(number)/Planted.swift"] = Self.planted(number)
      files["Sources/M\(number)/PlantedUse.swift"] = Self.plantedUses(number)
      files["Sources/M\(number)/Parts.swift"] = PlantedParts(ofModule: number).source
      if number > 0 {
        files["Sources/M\(number)/Use.swift"] = "import M\(number - 1)\n\n\(Self.uses(of: number - 1))"
      }
    }
    return files
  }

  /// What can be narrowed, and to which level: `M0 helper0() public → internal`.
  var planted: Set<String> { Set((0..<count).flatMap(Self.plantedNames)) }

  /// What looks as if it could be narrowed, and cannot: `M0 Water0.boil() public`.
  var lookAlikes: Set<String> { Set((0..<count).flatMap(Self.lookAlikeNames)) }

  private static func plantedNames(_ i: Int) -> [String] {
    [
      "Scratch\(i) public → private", "helper\(i)() public → internal", "Unused\(i) public → private",
      "Cup\(i).inner() public → private", "Cup\(i).inModule public → internal",
      "Cup\(i).init(secret:) public → internal", "Short\(i) public → private", "Base\(i) open → public",
      "Cup\(i).level public(set) → internal(set)", "Inside\(i) public → internal",
    ].map { "M\(i) \($0)" } + PlantedParts(ofModule: i).planted
  }

  private static func lookAlikeNames(_ i: Int) -> [String] {
    [
      "Water\(i).boil() public", "Machine\(i).run() open", "half\(i)(_:) public", "Cup\(i).size public",
      "Cup\(i).usual public", "tested\(i)() public",
      "DefaultStringInterpolation.appendInterpolation(tea\(i):) public",
      "Menu\(i).subscript(dynamicMember:) public", "Recipe\(i).buildOptional(_:) public", "Hidden\(i) public",
    ].map { "M\(i) \($0)" } + PlantedParts(ofModule: i).lookAlikes
  }

  private var manifest: String {
    let modules = (0..<count).map { number in
      let needs = number > 0 ? ", dependencies: [\"M\(number - 1)\"]" : ""
      return "    .target(name: \"M\(number)\"\(needs), packageAccess: false),\n"
    }
    let all = (0..<count).map { "\"M\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Planted",
        targets: [
      \(modules.joined())    .executableTarget(name: "App", dependencies: ["M\(count - 1)"], packageAccess: false),
          .testTarget(name: "AppTests", dependencies: [\(all)], packageAccess: false),
        ]
      )

      """
  }

  private var tests: String {
    let imports = (0..<count).map { "import M\($0)\n" }.sorted().joined()
    let expectations = (0..<count).map { "    #expect(tested\($0)() == \($0))\n" }.joined()
    return
      "\(imports)import Testing\n\n@Suite struct AppTests {\n  @Test func allAnswer() {\n\(expectations)  }\n}\n"
  }

  private static func needed(_ i: Int) -> String {
    """
    public protocol Boiling\(i) {
      func boil() -> Int
    }

    public struct Water\(i): Boiling\(i) {
      public init() {}
      public func boil() -> Int { \(i) }
    }

    public func heat\(i)<Thing: Boiling\(i)>(_ thing: Thing) -> Int { thing.boil() }

    open class Machine\(i) {
      public init() {}
      open func run() -> Int { \(i) }
    }

    public func half\(i)(_ number: Int) -> Int { number / 2 }

    @inlinable public func quarter\(i)(_ number: Int) -> Int { half\(i)(number) / 2 }

    public struct Cup\(i) {
      public static let usual = 2
      public let size: Int
      /// How full it is.
      public var level = 0
      public var inModule = 1

      public init(size: Int) {
        self.size = size
      }

      public init(secret: Int) {
        size = secret
        level = inner()
      }

      public func inner() -> Int { size + inModule }
    }

    public func pour\(i)(_ size: Int = Cup\(i).usual) -> Int { size }

    public func tested\(i)() -> Int { \(i) }

    extension DefaultStringInterpolation {
      public mutating func appendInterpolation(tea\(i): Int) { appendLiteral("tea \\(tea\(i))") }
    }

    @dynamicMemberLookup public struct Menu\(i) {
      public init() {}
      public subscript(dynamicMember name: String) -> Int { name.count }
    }

    @resultBuilder public enum Recipe\(i) {
      public static func buildBlock(_ steps: [Int]...) -> [Int] { steps.flatMap { $0 } }
      public static func buildExpression(_ step: Int) -> [Int] { [step] }
      public static func buildOptional(_ steps: [Int]?) -> [Int] { steps ?? [] }
    }

    public func cook\(i)(@Recipe\(i) _ steps: () -> [Int]) -> Int { steps().count }

    public struct Hidden\(i) {
      let number = \(i)
    }

    public func hidden\(i)() -> Hidden\(i) { Hidden\(i)() }

    open class Base\(i) {
      public init() {}
    }

    """
  }

  private static func planted(_ i: Int) -> String {
    """
    public struct Scratch\(i) {
      let number = \(i)
    }

    public typealias Short\(i) = Int

    /// Used by another file.
    public func helper\(i)() -> Int {
      let short: Short\(i) = Scratch\(i)().number
      return short
    }

    public enum Unused\(i) {
      case one
    }

    public protocol Inside\(i) {
      var number: Int { get }
    }

    """
  }

  private static func plantedUses(_ i: Int) -> String {
    """
    struct Insider\(i): Inside\(i) {
      var number: Int {
        var cup = Cup\(i)(secret: helper\(i)())
        cup.level = 1
        cup.inModule = 2
        return cup.inModule
      }
    }

    """
  }

  private static func uses(of i: Int) -> String {
    """
    final class Machine\(i)Double: Machine\(i) {
      override func run() -> Int { super.run() * 2 }
    }

    func use\(i)() -> Int {
      let cup = Cup\(i)(size: 1)
      let hidden = hidden\(i)()
      let base = Base\(i)()
      let words = "\\(tea\(i): 1) \\(hidden) \\(base)".count
      let cooked = cook\(i) {
        1
        if words > 2 { 3 }
      }
      let sum = heat\(i)(Water\(i)()) + Machine\(i)Double().run() + quarter\(i)(8) + pour\(i)() + cooked + words
      return sum + cup[keyPath: \\Cup\(i).size] + cup.level + Menu\(i)().green + parts\(i)()
    }

    \(PlantedParts(ofModule: i).uses)
    """
  }
}
