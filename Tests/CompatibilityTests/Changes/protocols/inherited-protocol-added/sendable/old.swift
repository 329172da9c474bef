public protocol Job {}
