public typealias A = Int32
