import Changed

func listen(to player: any Player) { player.play() }
