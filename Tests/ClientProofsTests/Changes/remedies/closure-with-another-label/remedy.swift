extension Table { @available(*, deprecated, renamed: "init(adapter:)") @_disfavoredOverload public init(_ value: @escaping (Int) -> Int) { self.init(adapter: value) } }
extension Table { @available(*, deprecated, renamed: "save(_:completion:)") @_disfavoredOverload public func save(_ value: String, then: (() -> Void)?) { save(value, completion: then) } }
