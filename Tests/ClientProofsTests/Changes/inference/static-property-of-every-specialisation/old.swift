public struct Box<T> {}
extension Box where T == Int { public static var zero: Int { 0 } }
