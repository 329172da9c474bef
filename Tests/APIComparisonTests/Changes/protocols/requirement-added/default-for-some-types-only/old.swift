public protocol Plugin {}
