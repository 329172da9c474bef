public struct Label { public init(_ text: String) {} }
public typealias Sign = Label
