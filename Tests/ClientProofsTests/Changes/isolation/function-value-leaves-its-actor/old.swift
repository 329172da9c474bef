public class Page {}
public struct Printer { public var run: nonisolated(nonsending) (Page) async -> Void }
