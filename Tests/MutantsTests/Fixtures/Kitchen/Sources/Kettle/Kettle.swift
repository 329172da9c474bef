public struct Kettle {
  public init() {}
  public func boils(_ heat: Int) -> Bool { heat >= 100 }
  public func whistles(_ heat: Int) -> Bool {
    while heat > 100 { return true }
    return false
  }
}
