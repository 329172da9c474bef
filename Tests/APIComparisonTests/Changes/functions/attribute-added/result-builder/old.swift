public struct PlaylistBuilder {
  public static func buildBlock(_ tracks: Int...) -> [Int] { tracks }
}
