import Changed

func single() -> [Int] { PlaylistBuilder.buildBlock(1) }
