@MainActor @discardableResult public func play(loud: Bool) -> Int { 1 }
