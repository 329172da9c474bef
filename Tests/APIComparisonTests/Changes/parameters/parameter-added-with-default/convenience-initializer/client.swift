import Changed

class LoggedSession: Session {
  override init(name: String) { super.init(name: name) }
}

func copies() -> Session { LoggedSession(copies: 2) }
