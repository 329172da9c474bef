public struct Query { public consuming func text() -> String { "" } }
