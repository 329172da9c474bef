import Changed

func firstTicket() -> TicketNumber { 1 }
