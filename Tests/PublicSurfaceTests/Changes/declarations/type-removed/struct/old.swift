public struct S {}
public struct T {}
