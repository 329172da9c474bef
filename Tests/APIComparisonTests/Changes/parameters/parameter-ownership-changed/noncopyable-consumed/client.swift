import Changed

func enter() {
  let ticket = Ticket()
  check(ticket)
  check(ticket)
}
