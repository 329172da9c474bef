import Changed

func shareLater() { share() }
