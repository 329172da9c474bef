public protocol Seat {}
