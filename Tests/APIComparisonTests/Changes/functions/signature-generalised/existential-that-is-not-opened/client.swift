import Changed

func weighFirst(of parcels: [any Parcel]) -> Int { weigh(parcels.first!) }
