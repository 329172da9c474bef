import Changed

struct Volunteer: Librarian {
  func sort(_ shelf: Shelf) -> [Shelf] { [shelf.joined(to: dust(shelf)), shelf.next ?? shelf] }
}

func tour() { visit { ["first": $0] } }
