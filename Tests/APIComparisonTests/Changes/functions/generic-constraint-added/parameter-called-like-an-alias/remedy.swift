extension Encoder { public func encode<Options>(_ value: Options?) -> Int where Options: Encodable { fatalError() } }
