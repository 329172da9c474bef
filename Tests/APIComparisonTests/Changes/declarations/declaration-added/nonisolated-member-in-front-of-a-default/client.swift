import Changed

func badge(of clerk: Clerk) -> String { clerk.label() }
