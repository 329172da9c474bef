public let maximumGuests = 4
