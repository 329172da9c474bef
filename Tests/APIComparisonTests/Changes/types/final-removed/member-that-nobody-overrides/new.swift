public final class Kettle {
  public init() {}
  public init(litres: Int) {}
  public func boil() {}
  public static func largest() -> Kettle { Kettle() }
}
