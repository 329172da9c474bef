public protocol Feed { associatedtype Entry }
extension Feed { public func show(_ entry: Entry) {} }
