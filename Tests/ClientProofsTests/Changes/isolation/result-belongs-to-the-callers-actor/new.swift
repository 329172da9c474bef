public class Page {}
public struct Loader: Sendable {
  public func load(isolation: isolated (any Actor)? = #isolation) async -> Page { Page() }
}
