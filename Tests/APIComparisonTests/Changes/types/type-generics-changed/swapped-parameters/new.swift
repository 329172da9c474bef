public struct Route<Destination, Origin> {
  public init(_ origin: Origin, _ destination: Destination) {}
}
