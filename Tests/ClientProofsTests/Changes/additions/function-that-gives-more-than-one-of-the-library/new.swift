public struct S {}
public func repeatElement(_ element: Int, count: Int) -> [Int] { [] }
