public protocol Codec {
  associatedtype Failure: Error = any Error
  func write(_ text: String) throws(Failure) -> [UInt8]
  func read(_ bytes: [UInt8]) throws(Failure) -> String
}
