public struct Key: ~Copyable { public consuming func turn() {} }
