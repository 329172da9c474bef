public protocol Priced {}
extension Int: Priced {}
