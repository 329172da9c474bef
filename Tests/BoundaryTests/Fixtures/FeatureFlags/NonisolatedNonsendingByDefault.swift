// error without: sending 'self.album' risks causing data races
final class Album {
  nonisolated func load() async {}
}

@MainActor
final class Screen {
  let album = Album()

  func appear() async { await album.load() }
}
