@globalActor public actor Store { public static let shared = Store() }
@Store public func f() {}
