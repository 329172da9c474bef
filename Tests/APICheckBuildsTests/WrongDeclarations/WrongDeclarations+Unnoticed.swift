extension WrongDeclarations {
  /// Where the compiler does not look at all that is declared, it accepts each of these.
  static let unnoticed: [String: String] = [
    "copyableStorage": """
    public struct Key: ~Copyable {}
    public struct Kettle {
      public var key: Key
    }
    """,
    "duplicateCase": """
    public enum Heat {
      case high
      case high
    }
    """,
    "duplicateConformance": """
    public struct Kettle: Equatable {}
    extension Kettle: Equatable {}
    """,
    "duplicateFunction": """
    public func boil() {}
    public func boil() {}
    """,
    "duplicateLabel": """
    public func boil(water: Int, water: Int) {}
    public func pour(_ a: Int, _ a: Int) {}
    """,
    "duplicateMember": """
    public struct Kettle {
      public var heat = 1
      public func heat() -> Int { 1 }
      public var heat = 2
    }
    """,
    "duplicateRawValue": """
    public enum Heat: Int {
      case low = 1
      case high = 1
    }
    """,
    "duplicateType": """
    public struct Kettle {}
    public enum Kettle {}
    """,
    "dynamicMember": """
    @dynamicMemberLookup public struct Kettle {}
    """,
    "finalSuperclass": """
    public final class Vessel {}
    public class Kettle: Vessel {}
    """,
    "frozenFunction": """
    @frozen public func boil() {}
    """,
    "globalInitialValue": """
    public let heat: Int = "hot"
    """,
    "globalVariable": """
    public nonisolated(nonsending) func f() async {}
    public var heat = 1
    """,
    "inlinableBody": """
    func inner() {}
    @inlinable public func boil() { inner() }
    """,
    "inlinableBodyUnknown": """
    @inlinable public func boil() { unknown() }
    """,
    "inlinablePrivate": """
    @inlinable private func boil() {}
    """,
    "internalSuperclass": """
    class Vessel {}
    public class Kettle: Vessel {}
    """,
    "internalType": """
    struct Water {}
    public func pour(_ water: Water) {}
    """,
    "invalidAttribute": """
    @discardableResult public struct Kettle {}
    """,
    "isolatedOverride": """
    open class Vessel {
      public init() {}
      open func boil() {}
    }
    open class Kettle: Vessel {
      @MainActor open override func boil() {}
    }
    """,
    "isolatedWitness": """
    public protocol Boiling {
      nonisolated func boil()
    }
    public final class Kettle: Boiling {
      @MainActor public func boil() {}
    }
    """,
    "mainActorInConformance": """
    @MainActor public final class Kettle: Hashable {
      public static func == (a: Kettle, b: Kettle) -> Bool { true }
      public func hash(into hasher: inout Hasher) {}
    }
    """,
    "missingOverride": """
    open class Vessel {
      public init() {}
      open func boil() {}
    }
    open class Kettle: Vessel {
      open func boil() {}
    }
    """,
    "mutableSendableClass": """
    public final class Kettle: Sendable {
      public var heat = 1
    }
    """,
    "mutatingClass": """
    public final class Kettle {
      public mutating func boil() {}
    }
    """,
    "noInitializer": """
    open class Kettle {
      public let heat: Int
    }
    """,
    "overrideOfNothing": """
    open class Vessel {
      public init() {}
    }
    open class Kettle: Vessel {
      open override func boil() {}
    }
    """,
    "privateDeclaration": """
    private func boil() {}
    private func boil() {}
    public func pour() {}
    """,
    "rawValueType": """
    public enum Heat: Int {
      case low = "low"
    }
    """,
    "recursiveEnum": """
    public enum Kettle {
      case lid(Kettle)
    }
    """,
    "recursiveStruct": """
    public struct Kettle {
      public var lid: Kettle?
    }
    """,
    "resultBuilder": """
    @resultBuilder public struct Tea {}
    """,
    "retroactive": """
    public struct Kettle {}
    extension Kettle: @retroactive CustomStringConvertible {
      public var description: String { "" }
    }
    """,
    "staticUnsendable": """
    public final class Water { var heat = 1 }
    public struct Kettle {
      public static let water = Water()
    }
    """,
    "unavailableType": """
    @available(*, unavailable) public struct Water {}
    public func pour(_ water: Water) {}
    """,
    "unknownAttribute": """
    @boiling public func boil() {}
    """,
    "unsendableStorage": """
    public final class Water {}
    public struct Kettle: Sendable {
      public let water: Water
    }
    """,
    "unusedGeneric": """
    public func boil<T>() {}
    """,
    "weakWitness": """
    public protocol Boiling {
      func boil()
    }
    public struct Kettle: Boiling {
      func boil() {}
    }
    """,
    "wrapperWithoutValue": """
    @propertyWrapper public struct Heated {
      public init() {}
    }
    """,
  ]
}
