import Changed

extension S { mutating func z() { x = 1 } }
