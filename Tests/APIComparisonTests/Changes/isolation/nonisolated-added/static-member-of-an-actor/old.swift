public actor Bus { public static func shared() -> Bus { Bus() } }
