import Changed

class LunchMenu: Menu {
  override func choose(_ dish: Int) {}
}
