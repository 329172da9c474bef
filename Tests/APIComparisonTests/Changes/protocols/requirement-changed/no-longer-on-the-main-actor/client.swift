import Changed

@MainActor func updateLabel() {}
struct WelcomeScreen: Screen {
  func appear() { updateLabel() }
}
