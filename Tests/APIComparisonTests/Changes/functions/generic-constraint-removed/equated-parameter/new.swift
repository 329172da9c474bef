public func index<Items: Sequence>(of item: Items.Element, in items: Items) -> Int { 0 }
