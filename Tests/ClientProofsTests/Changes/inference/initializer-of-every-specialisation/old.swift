public struct Box<T> { let it: T? }
extension Box where T == Int { public init() { it = nil } }
