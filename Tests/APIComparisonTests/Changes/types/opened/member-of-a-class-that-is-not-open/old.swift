public class Kettle {
  public init() {}
  public func boil() {}
}
