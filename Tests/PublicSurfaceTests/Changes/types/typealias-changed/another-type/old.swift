public typealias Cents = Int
