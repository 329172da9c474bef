public typealias ID = Int
