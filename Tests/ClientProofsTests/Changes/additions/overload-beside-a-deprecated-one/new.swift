public struct Plain { public init() {} }
public struct Rich { public init() {} }
public struct Tags<Value> { public init() {} }
public struct Item {
  @available(*, deprecated)
  public init(tags: Tags<Plain>) {}
  public init(tags: Tags<Rich>) {}
}
