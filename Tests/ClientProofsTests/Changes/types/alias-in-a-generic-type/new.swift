public final class Reader<Value> {
  public typealias Answer = (String, Int) -> Void
}
