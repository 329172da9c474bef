public struct Unit {}
extension Int { public init(_ text: String) { self = text.count } }
