import Changed

func validate(_ ticket: borrowing Ticket) {}
func travel() {
  let ticket = Ticket()
  let spare = ticket
  validate(spare)
  validate(ticket)
}
