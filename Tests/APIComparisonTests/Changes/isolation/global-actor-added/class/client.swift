import Changed

func listen(to player: Player) { player.play() }
