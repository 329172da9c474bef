public protocol Seat: Hashable {}
