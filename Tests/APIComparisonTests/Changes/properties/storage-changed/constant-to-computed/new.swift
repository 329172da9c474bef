public var maximumGuests: Int { 4 }
