public struct Waypoint {
  public init() {}
  public func reversed() -> Waypoint { self }
}

public func route(via stop: Waypoint) -> [Waypoint] { [stop] }
