@propertyWrapper public struct W { public init() { wrappedValue = 0 }; public var wrappedValue: Int }
