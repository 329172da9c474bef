public struct S {}
public enum Changed {}
