public typealias Cents = Int32
