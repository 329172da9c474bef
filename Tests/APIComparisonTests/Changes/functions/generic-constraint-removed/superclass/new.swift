open class Vehicle {
  public init() {}
}

open class Lorry: Vehicle {}
public func repair<Damaged: Vehicle>(_ vehicle: Damaged) -> Damaged { vehicle }
