open class Vehicle {
  public init() {}
}

public class Lorry: Vehicle {}
