import Changed

func enter() {
  let ticket = Ticket()
  ticket.validate()
  ticket.validate()
}
