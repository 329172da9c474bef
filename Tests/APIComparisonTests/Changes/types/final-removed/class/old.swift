public final class Thermostat {
  public init() {}
}
