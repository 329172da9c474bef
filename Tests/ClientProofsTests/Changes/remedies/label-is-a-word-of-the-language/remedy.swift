@available(*, deprecated, renamed: "move(from:)") public func move(in `in`: Int) { move(from: `in`) }
