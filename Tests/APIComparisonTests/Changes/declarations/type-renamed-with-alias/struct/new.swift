public struct Landmark {
  public init() {}
  public func reversed() -> Landmark { self }
}

public typealias Waypoint = Landmark
public func route(via stop: Landmark) -> [Landmark] { [stop] }
