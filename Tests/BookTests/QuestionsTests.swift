import Testing

/// What the answers to the questions say of the compiler.
@Suite(.timeLimit(.minutes(10))) struct QuestionsTests {
  private static let evolution = ["-enable-library-evolution"]
  private static let cups = """
    // snippet.begin question-enum
    public enum CupSize {
      case small, large
    }
    // snippet.end
    """
  private static let everyCase = """
    // snippet.begin question-switch
    func milliliters(_ size: CupSize) -> Int {
      switch size {
      case .small: 150
      case .large: 300
      }
    }
    // snippet.end
    """
  private static let unknownCase = """
    // snippet.begin question-unknown
    func label(_ size: CupSize) -> String {
      switch size {
      case .small: "S"
      case .large: "L"
      @unknown default: "?"
      }
    }
    // snippet.end
    """

  private func cups(_ attribute: String = "", flags: [String] = []) -> CompiledModule {
    CompiledModule(
      name: "Cups", source: Self.cups.replacing("public enum", with: "\(attribute) public enum"), flags: flags
    )
  }

  @Test(arguments: ["", "@frozen"])
  func anEnumFromSourcesHasTheCasesThatItHas(attribute: String) async throws {
    #expect(try await cups(attribute).errors(in: Self.everyCase) == [])
  }

  @Test(arguments: [[], evolution])
  func aFrozenTypeIsSendableWithoutSayingSo(flags: [String]) async throws {
    let client = "func send(_: some Sendable) {}\nfunc order(_ size: CupSize) { send(size) }"
    #expect(try await cups("@frozen", flags: flags).errors(in: client) == [])
    #expect(try await cups(flags: flags).errors(in: client).count == 1)
  }

  @Test func anEnumWithLibraryEvolutionMayGetMoreCases() async throws {
    let module = cups(flags: Self.evolution)
    let errors = try await module.errors(in: Self.everyCase)
    #expect(errors.count == 1)
    #expect(errors.first?.contains("may have additional unknown values") == true)
    #expect(try await module.errors(in: Self.unknownCase) == [])
  }

  @Test func aFrozenEnumWithLibraryEvolutionMayNot() async throws {
    #expect(try await cups("@frozen", flags: Self.evolution).errors(in: Self.everyCase) == [])
  }

  @Test(arguments: [[], evolution])
  func aNonexhaustiveEnumMayGetMoreCasesAnyway(flags: [String]) async throws {
    let module = cups("@nonexhaustive", flags: flags)
    let errors = try await module.errors(in: Self.everyCase)
    #expect(errors.first?.contains("may have additional unknown values") == true)
    #expect(try await module.errors(in: Self.unknownCase) == [])
  }

  private static let price = """
    // snippet.begin question-isolation
    public struct Price {
      public let cents: Int

      public init(cents: Int) {
        self.cents = cents
      }

      public func doubled() -> Price {
        Price(cents: cents * 2)
      }
    }
    // snippet.end
    """
  private static let bill = """
    // snippet.begin question-isolation-client
    func bill(for price: Price) -> Price {
      price.doubled()
    }
    // snippet.end
    """

  @Test func whatALibraryLeavesOpenIsForAnyThread() async throws {
    #expect(try await CompiledModule(name: "Prices", source: Self.price).errors(in: Self.bill) == [])
  }

  @Test func aLibraryOnTheMainActorTakesItsClientsThere() async throws {
    let library = CompiledModule(
      name: "Prices", source: Self.price, flags: ["-default-isolation", "MainActor"])
    let errors = try await library.errors(in: Self.bill)
    #expect(errors.count == 1)
    #expect(errors.first?.contains("main actor-isolated instance method 'doubled()'") == true)
    #expect(try await library.errors(in: "@MainActor " + Self.bill) == [])
  }

  @Test func aModuleThatDoesNotCompileIsNoAnswer() async {
    await #expect(throws: Stumble.self) {
      try await CompiledModule(name: "Cups", source: "enum").errors(in: Self.everyCase)
    }
  }
}
