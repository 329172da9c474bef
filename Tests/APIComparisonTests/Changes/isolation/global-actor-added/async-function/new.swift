@MainActor public func translate(_ page: Int) async -> String { "" }
