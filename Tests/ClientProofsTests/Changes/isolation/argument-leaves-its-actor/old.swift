public class Box { public init() {} }
nonisolated(nonsending) public func look(_ box: Box) async {}
