import Changed

struct Plain: Codec {
  struct Unreadable: Error {}

  func write(_ text: String) -> [UInt8] { Array(text.utf8) }
  func read(_ bytes: [UInt8]) throws -> String { throw Unreadable() }
}
