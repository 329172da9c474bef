import Changed

func look(_ ticket: borrowing Ticket) {}
func visit(_ booth: Booth) { look(booth.next) }
