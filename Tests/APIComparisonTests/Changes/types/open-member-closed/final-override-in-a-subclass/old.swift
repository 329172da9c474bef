open class Animal {
  public init() {}
  open func move() {}
}

open class Fish: Animal {}
