import Changed

struct Home: Page {
  var body: [Int] {
    1
    2
  }
}
