public protocol Row: Collection<String> where Index == Int {}
