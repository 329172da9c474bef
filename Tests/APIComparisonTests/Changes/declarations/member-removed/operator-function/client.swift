import Changed

func mix() -> Playlist { Playlist() <+> Playlist() }
