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
    Break(
      testDescription: "a closure gets what asks for more than the function does of who knows nothing of it",
      old: Version(
        """
        struct Answer<Value>
        func load<T>(_: T.Type, late: Bool = false, then: @escaping (Answer<T>) -> Void)
        """,
        """
        public struct Answer<Value> {}
        public func load<T>(_ type: T.Type, late: Bool = false, then work: @escaping (Answer<T>) -> Void) {}
        """),
      new: Version(
        """
        struct Answer<Value> where Value: Sendable
        @preconcurrency func load<V>(_: V.Type, late: Bool = false, then: @escaping @Sendable (Answer<V>) -> Void) where V: Sendable
        """,
        """
        public struct Answer<Value: Sendable> {}
        @preconcurrency
        public func load<V: Sendable>(
          _ type: V.Type, late: Bool = false, then work: @escaping @Sendable (Answer<V>) -> Void
        ) {}
        """),
      proof: ": Answer<T> = got"),
    Break(
      testDescription: "a closure behind a generic alias gets what asks for more than the function does",
      old: Version(
        """
        struct Answer<Value>
        struct Call
        typealias Call.Handler<T> = (Answer<T>) -> Void
        func Call.load<T>(_: T.Type, then: @escaping Call.Handler<T>)
        """,
        """
        public struct Answer<Value> {}
        public struct Call {
          public typealias Handler<T> = (Answer<T>) -> Void
          public func load<T>(_ type: T.Type, then work: @escaping Handler<T>) {}
        }
        """),
      new: Version(
        """
        struct Answer<Value> where Value: Sendable
        struct Call
        typealias Call.Handler<T> = @Sendable (Answer<T>) -> Void where T: Sendable
        @preconcurrency func Call.load<T>(_: T.Type, then: @escaping Call.Handler<T>) where T: Sendable
        """,
        """
        public struct Answer<Value: Sendable> {}
        public struct Call {
          public typealias Handler<T: Sendable> = @Sendable (Answer<T>) -> Void
          @preconcurrency public func load<T: Sendable>(_ type: T.Type, then work: @escaping Handler<T>) {}
        }
        """),
      proof: ": Answer<T> = got"),
  ]
}
