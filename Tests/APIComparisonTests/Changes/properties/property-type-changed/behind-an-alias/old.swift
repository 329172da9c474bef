public enum Colour: UInt8 {
  case black
  public var code: UInt8 { rawValue }
}
