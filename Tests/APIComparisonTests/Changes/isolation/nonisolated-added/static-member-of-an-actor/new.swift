public actor Bus { public nonisolated static func shared() -> Bus { Bus() } }
