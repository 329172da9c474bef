public enum Stove {
  public typealias Degrees<Value> = [Value]
}
