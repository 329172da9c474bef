public protocol Priced {}
