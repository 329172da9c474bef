public struct Tune {
  public struct Play { public func callAsFunction(loud: Bool) {} }
  public var play: Play { Play() }
}
