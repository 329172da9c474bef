public protocol Row: Collection<String> where Index == Int { var label: String { get } }
