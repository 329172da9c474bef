public actor A { public init() {}; nonisolated public let x = 0 }
