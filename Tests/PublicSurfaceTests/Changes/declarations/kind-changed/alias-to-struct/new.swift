public struct ID { public init() {} }
