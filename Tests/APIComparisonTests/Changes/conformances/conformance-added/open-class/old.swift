public protocol Marked {}
open class Node {
  public init() {}
}
