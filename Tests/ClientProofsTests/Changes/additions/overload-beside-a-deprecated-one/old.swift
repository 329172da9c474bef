public struct Plain { public init() {} }
public struct Tags<Value> { public init() {} }
public struct Item {
  public init(tags: Tags<Plain>) {}
}
