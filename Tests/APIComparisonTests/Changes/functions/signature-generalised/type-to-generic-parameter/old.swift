public func page<Items: Sequence>(_ items: Items, _ size: Int) -> [Items.Element] { [] }
