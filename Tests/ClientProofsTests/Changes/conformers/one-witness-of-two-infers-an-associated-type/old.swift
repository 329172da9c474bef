public protocol Parser {
  associatedtype Output
  func list(_ text: String) -> [Output]
  func parse(_ text: String) -> Output
}
extension Parser {
  public func list(_ text: String) -> [Output] { [] }
  public func parse(_ text: String) -> Output { list(text)[0] }
}
