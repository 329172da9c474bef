public final class Kettle {
  public required init() {}
  public convenience init(litres: Int) { self.init() }
  public final func boil() {}
  public class func largest() -> Kettle { Kettle() }
}
