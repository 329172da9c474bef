public func page<Items: Sequence, Size: BinaryInteger>(_ items: Items, _ size: Size) -> [Items.Element] { [] }
