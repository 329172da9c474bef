import Changed

class LoggedSession: Session {
  override init(name: String, retries: Int) { super.init(name: name, retries: retries) }
}
