public enum Parcel<Content: ~Copyable>: ~Copyable {
  case empty
  case packed(Content)
}

extension Parcel: Copyable where Content: Copyable {}
extension Parcel: Sendable where Content: Sendable & ~Copyable {}
