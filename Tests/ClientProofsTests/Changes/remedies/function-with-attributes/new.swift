@MainActor @discardableResult public func play(at volume: Bool) -> Int { 1 }
