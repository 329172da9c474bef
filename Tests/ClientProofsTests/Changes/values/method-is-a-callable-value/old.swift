public struct Tune { public func play(loud: Bool) {} }
