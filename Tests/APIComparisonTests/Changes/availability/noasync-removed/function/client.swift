import Changed

func share() { waitForUpload() }
