extension SpecialClientTests {
  /// Those that callers notice who send on what they have, and what they get.
  static let breaksForSenders = [
    Break(
      testDescription: "a result belongs to the actor of its caller",
      old: Version(
        "class Page\nstruct Loader\nextension Loader: Sendable\nfunc Loader.load() async -> Page",
        "public class Page {}\npublic struct Loader: Sendable { public func load() async -> Page { Page() } }"
      ),
      new: Version(
        "class Page\nstruct Loader\nextension Loader: Sendable\n"
          + "func Loader.load(isolation: isolated (any Actor)? = #isolation) async -> Page",
        """
        public class Page {}
        public struct Loader: Sendable {
          public func load(isolation: isolated (any Actor)? = #isolation) async -> Page { Page() }
        }
        """),
      proof: "send(await it.load())"),
    Break(
      testDescription: "who is asked belongs to the actor of whoever asks",
      old: Version(
        "class Reader\nfunc Reader.count() async -> Int",
        "public class Reader { public func count() async -> Int { 0 } }"),
      new: Version(
        "class Reader\nfunc Reader.count(isolation: isolated (any Actor)? = #isolation) async -> Int",
        """
        public class Reader {
          public func count(isolation: isolated (any Actor)? = #isolation) async -> Int { 0 }
        }
        """),
      proof: "let it = make()\n  _ = await it.count()\n"),
  ]
}
