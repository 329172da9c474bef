@MainActor public class Box { public func open() {} }
