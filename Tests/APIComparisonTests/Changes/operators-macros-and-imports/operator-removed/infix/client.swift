import Changed

struct Album {
  static func <+> (left: Album, right: Album) -> Album { left }
}
