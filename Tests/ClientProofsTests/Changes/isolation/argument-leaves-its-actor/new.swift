public class Box { public init() {} }
@concurrent public func look(_ box: Box) async {}
