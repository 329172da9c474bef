import Changed

struct Home: Page {
  var body: [String] {
    "a"
    "b"
  }
}
