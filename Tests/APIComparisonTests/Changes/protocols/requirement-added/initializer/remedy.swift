extension Plugin { public init() { fatalError() } }
