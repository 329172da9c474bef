public struct Row<let length: Int> {}
