@available(*, deprecated, renamed: "play(at:)") @MainActor @discardableResult public func play(loud: Bool) -> Int { play(at: loud) }
