public class A { public init() {} }
