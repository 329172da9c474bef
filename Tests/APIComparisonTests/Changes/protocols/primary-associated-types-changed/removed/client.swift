import Changed

func follow(_ feed: any Feed<Int>) {}
