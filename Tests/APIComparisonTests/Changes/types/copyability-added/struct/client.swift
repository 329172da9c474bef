import Changed

func buy() -> Ticket {
  let ticket = Ticket()
  let kept = ticket
  return kept
}
