public typealias Colour = NamedColour

public enum NamedColour: UInt8 {
  case black
  public var code: [UInt8] { [rawValue] }
}
