public typealias A = Int
