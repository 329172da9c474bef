extension SpecialClientTests {
  /// Those that clients notice who call what they were given, put off what they pass, or read along a path.
  static let breaksOfValues = [
    Break(
      testDescription: "a factor that is written as a product is of no type in particular",
      old: Version(
        "struct Recipe\nfunc * (_: Recipe, _: Double) -> Recipe",
        "public struct Recipe {}\npublic func * (recipe: Recipe, factor: Double) -> Recipe { recipe }"),
      new: Version(
        "struct Recipe\nfunc * <T>(_: Recipe, _: T) -> Recipe where T: BinaryFloatingPoint",
        "public struct Recipe {}\n"
          + "public func * <T: BinaryFloatingPoint>(recipe: Recipe, factor: T) -> Recipe { recipe }"),
      proof: "value0 * (2 * 3)"),
    Break(
      testDescription: "a structure takes a value where it took the wrapper",
      old: wrapper("", ""),
      new: wrapper(
        "\ninit Stored(wrappedValue: Int)",
        "public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }"),
      proof: "Client(wrapped: value)"),
    Break(
      testDescription: "what stands beside ‘nil’ says nothing of its type",
      old: Version("func bind<T>(_: T?...)", "public func bind<T>(_ values: T?...) {}"),
      new: Version(
        "func bind<each T>(_: repeat each T)", "public func bind<each T>(_ values: repeat each T) {}"),
      proof: "bind(value0, nil)"),
    Break(
      testDescription: "a closure behind the arguments is one of them",
      old: Version(
        "struct Scope\ninit Scope(_: String)\nfunc Scope.callAsFunction(_: () -> Int) -> Int",
        """
        public struct Scope {
          public init(_ name: String) {}
          public func callAsFunction(_ body: () -> Int) -> Int { body() }
        }
        """),
      new: Version(
        """
        struct Scope
        init Scope(_: String, onExit: (() -> Int)? = nil)
        func Scope.callAsFunction(_: () -> Int) -> Int
        """,
        """
        public struct Scope {
          public init(_ name: String, onExit: (() -> Int)? = nil) {}
          public func callAsFunction(_ body: () -> Int) -> Int { body() }
        }
        """),
      proof: "Scope(value0) {"),
    Break(
      testDescription: "another builder takes no loops",
      old: Version(
        """
        @resultBuilder enum Lines
        static func Lines.buildArray(_: [[String]]) -> [String]
        static func Lines.buildBlock(_: [String]...) -> [String]
        static func Lines.buildExpression(_: String) -> [String]
        func list(@Lines _: () -> [String])
        """, builders + "public func list(@Lines _ content: () -> [String]) {}"),
      new: Version(
        """
        @resultBuilder enum Lines
        @resultBuilder enum Rows
        static func Lines.buildArray(_: [[String]]) -> [String]
        static func Lines.buildBlock(_: [String]...) -> [String]
        static func Lines.buildExpression(_: String) -> [String]
        static func Rows.buildBlock() -> [String]
        static func Rows.buildPartialBlock(accumulated: [String], next: String) -> [String]
        static func Rows.buildPartialBlock(first: String) -> [String]
        func list(@Rows _: () -> [String])
        """, builders + "public func list(@Rows _ content: () -> [String]) {}"),
      proof: "list({ for _ in 0..<2 { value } })"),
    Break(
      testDescription: "a closure no longer runs on its actor",
      old: Version(
        "func act(_: @MainActor @escaping () -> Void)",
        "public func act(_ work: @escaping @MainActor () -> Void) {}"),
      new: Version(
        "func act(_: @Sendable @escaping () async -> Void)",
        "public func act(_ work: @escaping @Sendable () async -> Void) {}"),
      proof: "act({ own() })"),
    Break(
      testDescription: "of a value only its protocol is known",
      old: Version(
        "protocol Event\nfunc post<E>(_: E) where E: Event",
        "public protocol Event {}\npublic func post<E: Event>(_ event: E) {}"),
      new: Version(
        "protocol Event\nfunc post<E>(_: E, again: E? = nil) where E: Event",
        "public protocol Event {}\npublic func post<E: Event>(_ event: E, again: E? = nil) {}"),
      proof: "_ value0: any Event) {\n  post(value0)"),
    Break(
      testDescription: "two numbers no longer have to be of one type",
      old: Version(
        "func pick<T>(_: T, or: T) -> T where T: Comparable",
        "public func pick<T: Comparable>(_ a: T, or b: T) -> T { a }"),
      new: Version(
        "func pick<T, U>(_: T, or: U) -> T where T: Comparable, U: Comparable",
        "public func pick<T: Comparable, U: Comparable>(_ a: T, or b: U) -> T { a }"),
      proof: "pick(1, or: 1.5)"),
    Break(
      testDescription: "elements that were of one type are of any",
      old: Version(
        "protocol Shape\nfunc shapes() -> [some Shape]",
        """
        public protocol Shape {}
        public func shapes() -> [some Shape] { [Dot()] }
        struct Dot: Shape {}
        """),
      new: Version(
        "protocol Shape\nfunc shapes() -> [any Shape]",
        "public protocol Shape {}\npublic func shapes() -> [any Shape] { [] }"),
      proof: "let result: [some Shape] = shapes()"),
    Break(
      testDescription: "a function that a property gives belongs to an actor",
      old: Version(
        "struct Work\nlet Work.body: @Sendable (Int) -> Int",
        "public struct Work: Sendable { public let body: @Sendable (Int) -> Int }"),
      new: Version(
        "struct Work\nlet Work.body: @isolated(any) @Sendable (Int) -> Int",
        "public struct Work: Sendable { public let body: @isolated(any) @Sendable (Int) -> Int }"),
      proof: "  let function = it.body\n  let result: Int = function(taken0)\n"),
    Break(
      testDescription: "a function that is made belongs to an actor",
      old: Version("func job() -> () -> Void", "public func job() -> () -> Void { {} }"),
      new: Version(
        "func job() -> @isolated(any) () -> Void", "public func job() -> @isolated(any) () -> Void { {} }"),
      proof: "  let function = job()\n  function()\n"),
    Break(
      testDescription: "an argument that is evaluated elsewhere uses nothing of the caller's",
      old: Version(
        "func check(_: @autoclosure @escaping () -> Bool)",
        "public func check(_ holds: @autoclosure @escaping () -> Bool) {}"),
      new: Version(
        "func check(_: @autoclosure @escaping @Sendable () -> Bool)",
        "public func check(_ holds: @autoclosure @escaping @Sendable () -> Bool) {}"),
      proof: "_ given0: @escaping () -> Bool) {\n  check(given0())"),
    Break(
      testDescription: "an operand that is evaluated elsewhere uses nothing of the caller's",
      old: Version(
        "struct Rule\nstatic func Rule.&&(_: Rule, _: @autoclosure @escaping () -> Bool) -> Rule",
        "public struct Rule {\n"
          + "  public static func && (a: Rule, b: @autoclosure @escaping () -> Bool) -> Rule { a }\n}"),
      new: Version(
        "struct Rule\nstatic func Rule.&&(_: Rule, _: @autoclosure @escaping @Sendable () -> Bool) -> Rule",
        "public struct Rule {\n"
          + "  public static func && (a: Rule, b: @autoclosure @escaping @Sendable () -> Bool) -> Rule { a }\n}"
      ),
      proof: "value0 && given1()"),
    Break(
      testDescription: "an argument that is evaluated later must not wait any more",
      old: Version(
        "func note(_: @autoclosure () async -> Int) async",
        "public func note(_ value: @autoclosure () async -> Int) async {}"),
      new: Version(
        "func note(_: @autoclosure () -> Int) async",
        "public func note(_ value: @autoclosure () -> Int) async {}"),
      proof: "await note(await given0())"),
    Break(
      testDescription: "a value for which one has to wait is put off where nobody waits",
      old: Version("func note(_: Int)", "public func note(_ value: Int) {}"),
      new: Version(
        "func note(_: @autoclosure () throws -> Int) rethrows",
        "public func note(_ value: @autoclosure () throws -> Int) rethrows {}"),
      proof: ") async {\n  note(await given0())"),
    Break(
      testDescription: "a path through a subscript has no value to compare",
      old: Version(
        nameLines + "struct Bag\nsubscript Bag(_: Name) -> Int { get }",
        name + "public struct Bag { public subscript(name: Name) -> Int { 0 } }"),
      new: Version(
        nameLines + "struct Bag\nsubscript Bag(_: any Sendable) -> Int { get }",
        name + "public struct Bag { public subscript(name: any Sendable) -> Int { 0 } }"),
      proof: "let path: KeyPath<Bag, Int> = \\Bag.[value0]"),
    Break(
      testDescription: "a path leads to a property and not to a method",
      old: Version(
        "struct Tap\nvar Tap.open: (Int) -> Void { get }",
        "public struct Tap { public var open: (Int) -> Void { { _ in } } }"),
      new: Version(
        "struct Tap\nfunc Tap.open(_: Int)", "public struct Tap { public func open(_ turns: Int) {} }"),
      proof: "let path = \\Tap.open\n  _ = it[keyPath: path]"),
    Break(
      testDescription: "a path no longer tells where it begins",
      old: Version(
        valuesLines + "init Env(_: KeyPath<Values, T>)",
        values + "public struct Env<T> { public init(_ path: KeyPath<Values, T>) {} }"),
      new: Version(
        valuesLines + "init Env<R>(_: KeyPath<R, T>)",
        values + "public struct Env<T> { public init<R>(_ path: KeyPath<R, T>) {} }"),
      proof: "Env<String>(\\.locale)"),
  ]

  private static func wrapper(_ lines: String, _ source: String) -> Version {
    Version(
      "@propertyWrapper struct Stored\nvar Stored.wrappedValue: Int { get set }\ninit Stored(key: String)\(lines)",
      """
      @propertyWrapper public struct Stored {
        public var wrappedValue = 0
        public init(key: String) {}
        \(source)
      }
      """)
  }

  private static let valuesLines = "struct Values\nvar Values.locale: String { get set }\nstruct Env<T>\n"
  private static let values = "public struct Values { public var locale = \"\" }\n"
  private static let nameLines = "struct Name\nextension Name: Hashable\nextension Name: Sendable\n"
  private static let name = "public struct Name: Hashable, Sendable {}\n"

  private static let builders = """
    @resultBuilder public enum Lines {
      public static func buildArray(_ lines: [[String]]) -> [String] { lines.flatMap { $0 } }
      public static func buildBlock(_ lines: [String]...) -> [String] { lines.flatMap { $0 } }
      public static func buildExpression(_ line: String) -> [String] { [line] }
    }
    @resultBuilder public enum Rows {
      public static func buildBlock() -> [String] { [] }
      public static func buildPartialBlock(first: String) -> [String] { [first] }
      public static func buildPartialBlock(accumulated: [String], next: String) -> [String] { accumulated + [next] }
    }

    """
}
