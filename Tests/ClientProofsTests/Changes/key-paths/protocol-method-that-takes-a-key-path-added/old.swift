public protocol Store { associatedtype Item }
extension Store { public func all(where isMeant: (Item) -> Bool) -> [Item] { [] } }
