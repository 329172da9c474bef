public struct S {}
public struct Config {}
extension S { public struct Config {} }
