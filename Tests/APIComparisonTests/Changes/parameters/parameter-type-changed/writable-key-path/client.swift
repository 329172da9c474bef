import Changed

func arrange(by path: KeyPath<Contact, Int>) { sort(by: path) }
