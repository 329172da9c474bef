public class Page {}
public struct Loader: Sendable { public func load() async -> Page { Page() } }
