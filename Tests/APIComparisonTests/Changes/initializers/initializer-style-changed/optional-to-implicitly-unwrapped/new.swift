public struct Address {
  public init!() {}
}
