open class Vehicle {
  public init() {}
}

open class Lorry: Vehicle {}
public func repair<Damaged: Lorry>(_ vehicle: Damaged) -> Damaged { vehicle }
