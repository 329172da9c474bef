import Changed

func fingerprint<Source: Table>(of table: Source) -> Int { table.header.hashValue }
