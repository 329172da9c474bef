public struct Tune { public var key = 0; public func play() {} }
