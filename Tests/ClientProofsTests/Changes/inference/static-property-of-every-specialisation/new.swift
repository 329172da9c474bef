public struct Box<T> {}
extension Box { public static var zero: Int { 0 } }
