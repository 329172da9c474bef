public protocol Keyed { associatedtype Key; func path() -> [Key] }
extension Keyed where Key == Int { public func path() -> [Int] { [0] } }
public protocol Stored: Keyed { func key() -> Key }
