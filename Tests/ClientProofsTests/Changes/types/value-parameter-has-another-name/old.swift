public struct Row<let width: Int> {}
