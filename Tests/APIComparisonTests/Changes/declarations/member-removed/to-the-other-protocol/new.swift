public protocol Readable {}
public protocol Writable {}

extension Writable where Self: Readable {
  public func copy() -> Int { 1 }
}
