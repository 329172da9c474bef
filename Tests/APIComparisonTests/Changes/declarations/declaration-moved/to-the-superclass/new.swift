open class Vehicle {
  public init() {}
  public func park() {}
}

open class Lorry: Vehicle {}
