public protocol Shape {}
