infix operator <+>
public struct Playlist {
  public init() {}
}
