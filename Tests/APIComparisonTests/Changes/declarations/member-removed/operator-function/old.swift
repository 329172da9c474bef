infix operator <+>
public struct Playlist {
  public init() {}
  public static func <+> (left: Playlist, right: Playlist) -> Playlist { left }
}
