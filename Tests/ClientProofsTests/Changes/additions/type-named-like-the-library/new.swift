public struct S {}
public enum Swift {}
