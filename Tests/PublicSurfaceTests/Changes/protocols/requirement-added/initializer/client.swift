import Changed
final class S: P { let x: Int; init(x: Int) { self.x = x } }
