public enum Fault: Error { case broken }
public struct Feed<T>: AsyncIteratorProtocol {
  public mutating func next() async throws(Fault) -> T? { nil }
}
extension Feed {
  public mutating func next(isolation: isolated (any Actor)?) async throws -> T? { nil }
}
