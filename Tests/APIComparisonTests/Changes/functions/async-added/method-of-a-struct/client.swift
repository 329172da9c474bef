import Changed

func signOut() { Session().end() }
