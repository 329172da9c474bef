open class Animal {
  public init() {}
  open func move() {}
}

open class Fish: Animal {
  public override final func move() {}
}
