public func scan() {}
public protocol Identifiable {
  var barcode: Int { get }
}
