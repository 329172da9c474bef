import Changed

func enter(_ ticket: consuming Ticket) {}
func visit(_ booth: Booth) { enter(booth.next) }
