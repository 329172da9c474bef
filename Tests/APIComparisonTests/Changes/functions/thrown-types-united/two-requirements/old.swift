public protocol Codec {
  func write(_ text: String) throws -> [UInt8]
  func read(_ bytes: [UInt8]) throws -> String
}
