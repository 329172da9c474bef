public class Kettle {
  public init() {}
  open func boil() {}
}
