extension Beat { public func more() { fatalError() } }
extension Lane { public func more() { fatalError() } }
extension Letter { public func more() { fatalError() } }
extension Page { public func more() { fatalError() } }
extension Shape { public func more() { fatalError() } }
extension Source { public func more() { fatalError() } }
extension Steps { public func more() { fatalError() } }
extension Tags { public func more() { fatalError() } }
