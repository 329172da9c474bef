public enum N { public static func f() {} }
