public class Thermostat {
  public init() {}
}
