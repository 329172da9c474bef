open class Vehicle {
  public init() {}
}

open class MotorVehicle: Vehicle {}
public class Lorry: MotorVehicle {}
