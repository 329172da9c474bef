import Changed

class Badge: View {
  override init() { super.init() }
}
