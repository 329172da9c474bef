extension Shelf where Self.Item == String { @available(*, deprecated) public func label(for `for`: String) -> String { fatalError() } }
