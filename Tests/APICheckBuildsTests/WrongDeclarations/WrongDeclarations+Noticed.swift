extension WrongDeclarations {
  /// These fail however little of its work the compiler does.
  static let noticed: [String: String] = [
    "ambiguousType": """
    public protocol A { associatedtype Heat }
    public func boil(_ a: any A, _ b: A.Heat) {}
    """,
    "availabilityWitness": """
    public protocol Boiling {
      func boil()
    }
    public struct Kettle: Boiling {
      @available(*, unavailable) public func boil() {}
    }
    """,
    "circularAlias": """
    public typealias Water = Tea
    public typealias Tea = Water
    """,
    "circularClass": """
    public class Kettle: Pot {}
    public class Pot: Kettle {}
    """,
    "circularProtocol": """
    public protocol Boiling: Heating {}
    public protocol Heating: Boiling {}
    """,
    "codableFails": """
    public struct Water {}
    public struct Kettle: Codable {
      public var water: Water
    }
    """,
    "conditionalExtension": """
    public struct Kettle<T> {}
    extension Kettle: Equatable where T: Missing {}
    """,
    "defaultArgument": """
    public func boil(_ heat: Int = "hot") {}
    """,
    "defaultArgumentUnknown": """
    public func boil(_ heat: Int = hot) {}
    """,
    "emptySubscript": """
    public struct Kettle {
      public subscript() -> Int = 1
    }
    """,
    "inferredFromBody": """
    public struct Kettle {
      public let heat = { unknown() }()
    }
    """,
    "initialValue": """
    public struct Kettle {
      public var heat: Int = "hot"
    }
    """,
    "initialValueOfPrivate": """
    public struct Kettle {
      private let heat: Int = "hot"
    }
    """,
    "isolatedDefault": """
    @MainActor func heat() -> Int { 1 }
    public nonisolated func boil(_ heat: Int = heat()) {}
    """,
    "isolatedInitialValue": """
    @MainActor func heat() -> Int { 1 }
    public struct Kettle: Sendable {
      nonisolated public static let heat = heat()
    }
    @MainActor func warmth() -> Int { 1 }
    public struct Pan {
      public nonisolated var warm: Int = warmth()
    }
    """,
    "keyPathMissing": """
    public let heat = \\Int.heat
    """,
    "lazy": """
    public struct Kettle {
      public lazy var heat: Int
    }
    """,
    "macroArgument": """
    public struct Kettle {
      public let heat = #line(1)
    }
    """,
    "missingAssociatedType": """
    public struct Kettle: Sequence {}
    """,
    "missingMacro": """
    @attached(member, names: arbitrary) public macro Boiling() = #externalMacro(module: "Absent", type: "Boiling")
    @Boiling public struct Kettle {}
    """,
    "missingRequirement": """
    public protocol Boiling {
      func boil()
    }
    public struct Kettle: Boiling {}
    """,
    "operatorUndeclared": """
    public func <~> (a: Int, b: Int) -> Int { a }
    """,
    "overrideOfFinal": """
    open class Vessel {
      public init() {}
      public final func boil() {}
    }
    open class Kettle: Vessel {
      public override func boil() {}
    }
    """,
    "precedenceUnknown": """
    infix operator <~>: Boiling
    public func <~> (a: Int, b: Int) -> Int { a }
    """,
    "requiredInitializer": """
    open class Vessel {
      public required init(heat: Int) {}
    }
    open class Kettle: Vessel {
      public init() { super.init(heat: 1) }
    }
    """,
    "storedInExtension": """
    public struct Kettle {}
    extension Kettle {
      public var heat: Int = 1
    }
    """,
    "synthesisFails": """
    public struct Water {}
    public struct Kettle: Hashable {
      public var water: Water
    }
    """,
    "throwsType": """
    public func boil() throws(Int) {}
    """,
    "twoActors": """
    @globalActor public actor Stove { public static let shared = Stove() }
    @MainActor @Stove public func boil() {}
    """,
    "unknownMacro": """
    #boiling
    public struct Kettle {}
    """,
    "unknownType": """
    public func pour(_ water: Water) {}
    """,
    "unmetConstraint": """
    public struct Kettle<Water: Hashable> {}
    public struct Tea {}
    public func boil(_ kettle: Kettle<Tea>) {}
    """,
    "wrapperOnComputed": """
    @propertyWrapper public struct Heated {
      public init() {}
      public var wrappedValue: Int { 1 }
    }
    public struct Kettle {
      @Heated public var heat: Int { 1 }
    }
    """,
    "wrapperType": """
    @propertyWrapper public struct Heated {
      public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
      public var wrappedValue: Int
    }
    public struct Kettle {
      @Heated public var heat: String = ""
    }
    """,
  ]
}
