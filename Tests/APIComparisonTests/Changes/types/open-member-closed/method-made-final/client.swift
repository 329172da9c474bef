import Changed

class LoginScreen: Screen {
  override func layOut() {}
}
