open class Setting<Value> {
  public init() {}
  public func value() -> Value? { nil }
}

public final class Volume: Setting<Int> {}
