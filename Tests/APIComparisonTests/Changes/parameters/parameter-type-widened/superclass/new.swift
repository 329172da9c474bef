open class Vehicle {
  public init() {}
}

open class Lorry: Vehicle {}
public func park(_ vehicle: Vehicle) {}
