import Changed

func share() async { waitForUpload() }
