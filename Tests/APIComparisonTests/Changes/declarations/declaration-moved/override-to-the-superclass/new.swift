open class Instrument {
  public init() {}
  open func play() {}
}

open class Guitar: Instrument {}
