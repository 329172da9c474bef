public protocol Marked {}
open class Node: Marked {
  public init() {}
}
