public protocol Table where Row: Hashable {
  associatedtype Row
  associatedtype Rows: Collection where Rows.Element == Int
  associatedtype Key: Hashable & Sendable
}
