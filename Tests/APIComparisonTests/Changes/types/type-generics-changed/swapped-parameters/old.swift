public struct Route<Origin, Destination> {
  public init(_ origin: Origin, _ destination: Destination) {}
}
