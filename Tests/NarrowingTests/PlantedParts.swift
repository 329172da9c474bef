/// Parts of protocols, enumerations and types for a module of a ``PlantedPackage``: one of each kind that nobody uses, and
/// one of each kind that looks as if nobody did, in ten ways.
struct PlantedParts {
  private let number: Int

  init(ofModule number: Int) { self.number = number }

  /// What can be left out.
  var planted: [String] {
    [
      "Oven§.cool() requirement", "Heat§.scorching case", "Oven§.glow() default",
      "Kettle§: Marked§ conformance",
    ].map { named("M§ \($0) → left out") }
  }

  /// What is needed.
  var lookAlikes: [String] { ways.map { named("M§ \($0.name)") } }

  /// What the module declares.
  var source: String { named(Self.source + ways.map { "\n\($0.source)\n" }.joined()) }

  /// What the next module does with it, where a function `parts` adds up all numbers.
  var uses: String {
    let calls = ways.enumerated().map { "\nfunc way\($0)of§() -> Int { \($1.use) }\n" }
    let sum = ways.indices.map { " + way\($0)of§()" }.joined()
    return named(
      Self.helpers + ways.map { "\n\($0.helpers)\n" }.joined() + calls.joined()
        + "\nfunc parts§() -> Int { bakes§() + marks§()\(sum) }\n")
  }

  private var ways: [LookAlike] {
    let all = [LookAlike.requirements, LookAlike.cases, LookAlike.defaults, LookAlike.conformances]
    return all.map { $0[number % $0.count] }
  }

  private func named(_ text: String) -> String { text.replacing("§", with: "\(number)") }

  private static let source = """
    public protocol Oven§ {
      func warm() -> Int
      /// Nobody calls this.
      func cool() -> Int
      func glow() -> Int
    }

    extension Oven§ {
      public func glow() -> Int { 0 }
    }

    public enum Heat§: Hashable {
      case low, scorching
      case high
    }

    public protocol Marked§ {}

    public struct Kettle§: Oven§, Marked§ {
      public init() {}
      public func warm() -> Int { 1 }
      public func cool() -> Int { 2 }
      public func glow() -> Int { 3 }
    }

    public func bake§(_ oven: some Oven§) -> Int { oven.warm() + oven.glow() }

    public func degrees§(_ heat: Heat§) -> Int { heat == .low ? 1 : 2 }

    public func mark§<Thing: Marked§>(_ thing: Thing) -> Int { 1 }

    """

  private static let helpers = """
    struct Spot§: Marked§ {}

    func marks§() -> Int { mark§(Spot§()) }

    func bakes§() -> Int { bake§(Kettle§()) + degrees§(.high) }

    """
}
