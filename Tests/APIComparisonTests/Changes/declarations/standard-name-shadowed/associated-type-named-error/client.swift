import Changed

struct Shelf: Store {
  func load() throws -> Int {
    let failure: (any Error)? = nil
    if let failure { throw failure }
    return 1
  }
}
