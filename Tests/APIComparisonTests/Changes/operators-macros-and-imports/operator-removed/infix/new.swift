public struct Playlist {
  public init() {}
}
