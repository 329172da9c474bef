public func index<Items: Sequence, Item>(of item: Item, in items: Items) -> Int where Items.Element == Item { 0 }
