/// How a property or a subscript can be accessed from outside its module.
public struct Accessors: Hashable, Sendable {
  /// The effects of reading.
  public var getterEffects: Effects
  /// Whether reading needs a mutable value: `mutating get`.
  public var isGetterMutating: Bool
  /// Whether a client can write.
  public var hasSetter: Bool
  /// Whether writing works on a constant: `nonmutating set`.
  public var isSetterNonmutating: Bool

  /// Makes a description of accessors.
  public init(
    getterEffects: Effects = .none, isGetterMutating: Bool = false, hasSetter: Bool = false,
    isSetterNonmutating: Bool = false
  ) {
    self.getterEffects = getterEffects
    self.isGetterMutating = isGetterMutating
    self.hasSetter = hasSetter
    self.isSetterNonmutating = isSetterNonmutating
  }
}

extension Accessors: CustomStringConvertible {
  /// The accessors in braces, as a protocol writes them.
  public var description: String {
    let getter = (isGetterMutating ? "mutating get" : "get") + getterEffects.description
    return hasSetter ? "{ \(getter)\(isSetterNonmutating ? " nonmutating set" : " set") }" : "{ \(getter) }"
  }
}
