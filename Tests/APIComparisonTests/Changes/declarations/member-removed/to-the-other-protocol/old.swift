public protocol Readable {}
public protocol Writable {}

extension Readable where Self: Writable {
  public func copy() -> Int { 1 }
}
