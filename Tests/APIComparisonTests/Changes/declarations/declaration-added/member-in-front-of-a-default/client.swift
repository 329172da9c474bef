import Changed

func stick() { print(Parcel().label.uppercased()) }
