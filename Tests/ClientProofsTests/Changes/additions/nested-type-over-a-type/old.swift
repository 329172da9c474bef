public struct S {}
public struct Config {}
