public protocol Parcel {
  associatedtype Content
  var content: Content { get }
}
public func weigh(_ parcel: some Parcel) -> Int { 0 }
