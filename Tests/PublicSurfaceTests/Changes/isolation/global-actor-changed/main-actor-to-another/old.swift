@globalActor public actor Store { public static let shared = Store() }
@MainActor public func f() {}
