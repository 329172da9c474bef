import Changed

func protect() { Parcel().insure() }
