public actor Jukebox {
  public init() {}
  public func skip() {}
}
public func withBox(_ box: isolated Jukebox, _ body: (Jukebox) -> Void) { body(box) }
