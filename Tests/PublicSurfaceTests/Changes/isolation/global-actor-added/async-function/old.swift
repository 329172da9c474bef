public func f(_ n: Int) async -> String { "" }
