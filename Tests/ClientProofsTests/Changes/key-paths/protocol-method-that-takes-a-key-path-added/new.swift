public protocol Store { associatedtype Item }
extension Store { public func all(where isMeant: (Item) -> Bool) -> [Item] { [] } }
extension Store { public func all(where isMeant: KeyPath<Item, Bool>) -> Int { 0 } }
