public class Page {}
public struct Printer { public var run: @concurrent (Page) async -> Void }
