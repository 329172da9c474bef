public protocol Parcel {
  associatedtype Content
  var content: Content { get }
}
public func weigh(_ parcel: any Parcel) -> Int { 0 }
