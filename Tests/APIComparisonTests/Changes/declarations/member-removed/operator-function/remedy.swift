extension Playlist { @available(*, deprecated) public static func <+> (_ value: Playlist, _ value1: Playlist) -> Playlist { fatalError() } }
