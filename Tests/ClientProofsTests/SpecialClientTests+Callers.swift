extension SpecialClientTests {
  /// Those that callers notice.
  static let breaksForCallers = [
    Break(
      testDescription: "a function that is a value leaves the actor of its caller",
      old: Version(
        "class Page\nstruct Printer\nvar Printer.run: nonisolated(nonsending) (Page) async -> Void { get set }",
        "public class Page {}\n"
          + "public struct Printer { public var run: nonisolated(nonsending) (Page) async -> Void }"),
      new: Version(
        "class Page\nstruct Printer\nvar Printer.run: (Page) async -> Void { get set }",
        "public class Page {}\npublic struct Printer { public var run: @concurrent (Page) async -> Void }"),
      proof: "@MainActor func client"),
    Break(
      testDescription: "a constant can be consumed, and not changed",
      old: Version(
        "struct Key: ~Copyable\nconsuming func Key.turn()",
        "public struct Key: ~Copyable { public consuming func turn() {} }"),
      new: Version(
        "struct Key: ~Copyable\nmutating func Key.turn()",
        "public struct Key: ~Copyable { public mutating func turn() {} }"),
      proof: "  let it = given\n  it.turn()"),
    Break(
      testDescription: "what does not return is no function without a result",
      old: Version("func fail(_: Int)", "public func fail(_ code: Int) {}"),
      new: Version("func fail(_: Int) -> Never", "public func fail(_ code: Int) -> Never { fatalError() }"),
      proof: "take(fail)"),
    Break(
      testDescription: "nobody is spared the actor any more",
      old: Version(
        "@preconcurrency @MainActor class Box\n@MainActor func Box.open()",
        "@preconcurrency @MainActor public class Box { public func open() {} }"),
      new: Version(
        "@MainActor class Box\n@MainActor func Box.open()",
        "@MainActor public class Box { public func open() {} }"),
      proof: "func client(_ it: Box) {\n  it.open()"),
    Break(
      testDescription: "what is only in one type of a generic one no longer tells which is meant",
      old: Version(
        "struct Box<T>\nstatic var Box.zero: Int { get } where T == Int",
        "public struct Box<T> {}\nextension Box where T == Int { public static var zero: Int { 0 } }"),
      new: Version(
        "struct Box<T>\nstatic var Box.zero: Int { get }",
        "public struct Box<T> {}\nextension Box { public static var zero: Int { 0 } }"),
      proof: "var result = Box.zero\n"),
    Break(
      testDescription: "an initializer no longer tells which type of a generic one is meant",
      old: Version(
        "struct Box<T>\ninit Box() where T == Int",
        "public struct Box<T> { let it: T? }\nextension Box where T == Int { public init() { it = nil } }"),
      new: Version("struct Box<T>\ninit Box()", "public struct Box<T> { public init() {} }"),
      proof: "  _ = Box()\n"),
    Break(
      testDescription: "a closure of an actor is sent",
      old: Version(
        "func run(_: @Sendable () async -> Void) async",
        "public func run(_ work: @Sendable () async -> Void) async {}"),
      new: Version(
        "func run(_: () async -> Void) async", "public func run(_ work: () async -> Void) async {}"),
      proof: "await run({ await self.own() })"),
    Break(
      testDescription: "a closure of an actor that says what the call gives is sent",
      old: Version(
        "func run<T>(_: @Sendable () async -> T) async -> T where T: Sendable",
        "public func run<T: Sendable>(_ work: @Sendable () async -> T) async -> T { await work() }"),
      new: Version(
        "func run<T>(_: () async -> T) async -> T where T: Sendable",
        "public func run<T: Sendable>(_ work: () async -> T) async -> T { await work() }"),
      proof: "let result: T = await run({ await self.own(); fatalError() })"),
    Break(
      testDescription: "the error of a getter is no longer known",
      old: Version(
        "struct Lost: Error\nvar count: Int { get throws(Lost) }",
        "public struct Lost: Error {}\npublic var count: Int { get throws(Lost) { 0 } }"),
      new: Version(
        "struct Lost: Error\nvar count: Int { get }",
        "public struct Lost: Error {}\npublic var count: Int { 0 }"),
      proof: "_ = try count\n  } catch {\n    handle(error)"),
    Break(
      testDescription: "the error that an argument throws is no longer known",
      old: Version(
        "func retry<E>(_: () throws(E) -> Void) throws(E) where E: Error",
        "public func retry<E: Error>(_ work: () throws(E) -> Void) throws(E) {}"),
      new: Version(
        "func retry<E>(_: () throws(E) -> Void) where E: Error",
        "public func retry<E: Error>(_ work: () throws(E) -> Void) {}"),
      proof: "func handle(_ error: E) {}"),
    Break(
      testDescription: "what an alias leads to loses a member",
      old: Version(
        "struct _Cup\nfunc _Cup.fill()\ntypealias Cup = _Cup",
        "public struct _Cup { public func fill() {} }\npublic typealias Cup = _Cup"),
      new: Version(
        "struct _Cup\ntypealias Cup = _Cup", "public struct _Cup {}\npublic typealias Cup = _Cup"),
      proof: "it.fill()"),
    Break(
      testDescription: "functions that throw different errors no longer go together",
      old: Version(
        "func both(_: () throws -> Void, _: () throws -> Void) rethrows",
        "public func both(_ a: () throws -> Void, _ b: () throws -> Void) rethrows {}"),
      new: Version(
        "func both<E>(_: () throws(E) -> Void, _: () throws(E) -> Void) throws(E) where E: Error",
        "public func both<E: Error>(_ a: () throws(E) -> Void, _ b: () throws(E) -> Void) throws(E) {}"),
      proof: "_ given1: () throws(Error1_) -> Void) throws {\n  try both(given0, given1)"),
    Break(
      testDescription: "a default value does not tell which error is thrown",
      old: Version(
        "func load(_: () throws -> Void = {}) rethrows",
        "public func load(_ retry: () throws -> Void = {}) rethrows {}"),
      new: Version(
        "func load<E>(_: () throws(E) -> Void = {}) throws(E) where E: Error",
        "public func load<E: Error>(_ retry: () throws(E) -> Void = {}) throws(E) {}"),
      proof: "throws {\n  try load()\n"),
    Break(
      testDescription: "an operator takes what is chained for its own",
      old: Version(
        "precedencegroup Late { higherThan: AssignmentPrecedence }",
        "precedencegroup Late { higherThan: AssignmentPrecedence }"),
      new: Version(
        "precedencegroup Late { assignment: true; higherThan: AssignmentPrecedence }",
        "precedencegroup Late { higherThan: AssignmentPrecedence\n assignment: true }"),
      proof: "-> Whole { whole?.part "),
    Break(
      testDescription: "a result has another member in front of the one that it had",
      old: Version(
        discLines + "func make(_: Int) -> some Shape",
        disc + "public func make(_ size: Int) -> some Shape { Disc() }"),
      new: Version(
        discLines + "func make(_: Int) -> Disc", disc + "public func make(_ size: Int) -> Disc { Disc() }"),
      proof: "var result = make(value0).area(in: value1)"),
    Break(
      testDescription: "what was nested in a generic type no longer tells its arguments",
      old: Version(
        "struct Machine<E>\nenum Machine.State", "public struct Machine<E> { public enum State {} }"),
      new: Version(
        "struct Machine<E>\nenum MachineState\ntypealias Machine.State = MachineState",
        "public enum MachineState {}\npublic struct Machine<E> { public typealias State = MachineState }"),
      proof: "<E>(_ value: Machine<E>.State) {}"),
    Break(
      testDescription: "an extension does not find by its name alone what is only found behind a dot",
      old: Version(
        "struct Tune\nvar Tune.key: Int { get set }\nfunc Tune.play()",
        "public struct Tune { public var key = 0; public func play() {} }"),
      new: Version(
        "struct Sheet\nvar Sheet.key: Int { get set }\nvar Sheet.play: () -> Void { get }\n"
          + "@dynamicMemberLookup struct Tune\n"
          + "subscript Tune<T>(dynamicMember: WritableKeyPath<Sheet, T>) -> T { get set }",
        """
        public struct Sheet { public var key = 0; public var play: () -> Void { {} } }
        @dynamicMemberLookup public struct Tune {
          var sheet = Sheet()
          public subscript<T>(dynamicMember path: WritableKeyPath<Sheet, T>) -> T {
            get { sheet[keyPath: path] } set { sheet[keyPath: path] = newValue }
          }
          public subscript<T>(dynamicMember path: KeyPath<Sheet, T>) -> T { sheet[keyPath: path] }
        }
        """),
      proof: "extension Tune {\nnonisolated func client"),
    Break(
      testDescription: "a value that can be called is passed for no function",
      old: Version(
        "struct Tune\nfunc Tune.play(loud: Bool)",
        "public struct Tune { public func play(loud: Bool) {} }"),
      new: Version(
        "struct Tune\nstruct Tune.Play\nfunc Tune.Play.callAsFunction(loud: Bool)\nvar Tune.play: Tune.Play { get }",
        """
        public struct Tune {
          public struct Play { public func callAsFunction(loud: Bool) {} }
          public var play: Play { Play() }
        }
        """),
      proof: "take(it.play)"),
    Break(
      testDescription: "an operand that throws is evaluated where nothing may",
      old: Version(
        "struct Rule\nstatic func Rule.&&(_: Rule, _: Rule) -> Rule",
        "public struct Rule { public static func && (a: Rule, b: Rule) -> Rule { a } }"),
      new: Version(
        "struct Rule\nstatic func Rule.&&(_: Rule, _: @autoclosure () -> Rule) -> Rule",
        "public struct Rule { public static func && (a: Rule, b: @autoclosure () -> Rule) -> Rule { a } }"),
      proof: "try value0 && given1()"),
    Break(
      testDescription: "an argument that is evaluated later must not throw any more",
      old: Version(
        "func note(_: @autoclosure () throws -> Int) rethrows",
        "public func note(_ value: @autoclosure () throws -> Int) rethrows {}"),
      new: Version(
        "func note(_: @autoclosure () -> Int)", "public func note(_ value: @autoclosure () -> Int) {}"),
      proof: "try note(given0())"),
    Break(
      testDescription: "a protocol that has become two is not extended",
      old: Version(
        "protocol Cache\n@requirement func Cache.read()\n@requirement func Cache.write()",
        "public protocol Cache { func read(); func write() }"),
      new: Version(
        "protocol Reading\n@requirement func Reading.read()\nprotocol Writing\n"
          + "@requirement func Writing.write()\ntypealias Cache = Reading & Writing",
        """
        public protocol Reading { func read() }
        public protocol Writing { func write() }
        public typealias Cache = Reading & Writing
        """),
      proof: "extension Cache {"),
    Break(
      testDescription: "what gave nothing gives something",
      old: Version("func log(_: Int)", "public func log(_ it: Int) {}"),
      new: Version(
        "@discardableResult func log(_: Int) -> Int",
        "@discardableResult public func log(_ it: Int) -> Int { it }"),
      proof: "return log(value0)"),
    Break(
      testDescription: "what never returned does",
      old: Version("func stop() -> Never", "public func stop() -> Never { while true {} }"),
      new: Version("func stop()", "public func stop() {}"), proof: "let result: Never = stop()"),
    Break(
      testDescription: "overloads take fewer values than any number",
      old: Version("func add(_: Int...)", "public func add(_ values: Int...) {}"),
      new: Version(
        "func add()\nfunc add(_: Int)\nfunc add(_: Int, _: Int)\nfunc add(_: Int, _: Int, _: Int)",
        """
        public func add() {}
        public func add(_ a: Int) {}
        public func add(_ a: Int, _ b: Int) {}
        public func add(_ a: Int, _ b: Int, _ c: Int) {}
        """),
      proof: "value0, value0, value0, value0)"),
    Break(
      testDescription: "an actor that is softened for callers that cannot wait",
      old: Version(
        "struct Box: Sendable\nvar Box.size: Int { get }",
        "public struct Box: Sendable { public var size: Int { 0 } }"),
      new: Version(
        "struct Box: Sendable\n@MainActor @preconcurrency var Box.size: Int { get }",
        "public struct Box: Sendable { @preconcurrency @MainActor public var size: Int { 0 } }"),
      proof: "func client(_ it: Box) async"),
    Break(
      testDescription: "a case of an error is no longer thrown",
      old: Version(fault + "func load() throws", faultSource + "public func load() throws {}"),
      new: Version(
        fault + "func load() throws(Other)", faultSource + "public func load() throws(Other) {}"),
      proof: "} catch Fault.broken {"),
    Break(
      testDescription: "a getter no longer throws a case of an error",
      old: Version(
        fault + "var load: Int { get throws }", faultSource + "public var load: Int { get throws { 0 } }"),
      new: Version(
        fault + "var load: Int { get throws(Other) }",
        faultSource + "public var load: Int { get throws(Other) { 0 } }"),
      proof: "} catch Fault.broken {"),
    Break(
      testDescription: "an existential that is unwrapped where it stands is not opened",
      old: Version(part + "func show(_: any Part)", partSource + "public func show(_ part: any Part) {}"),
      new: Version(part + "func show(_: some Part)", partSource + "public func show(_ part: some Part) {}"),
      proof: "show(given0.first!)"),
    Break(
      testDescription: "what can be copied is not captured where it is borrowed",
      old: Version(
        "struct Key: ~Copyable\nvar Key.fits: Bool { get }",
        "public struct Key: ~Copyable { public var fits: Bool { true } }"),
      new: Version(
        "struct Key\nvar Key.fits: Bool { get }", "public struct Key { public var fits: Bool { true } }"),
      proof: "later(it.fits)"),
    Break(
      testDescription: "an extension names a value of its type",
      old: Version("struct Row<let width: Int>", "public struct Row<let width: Int> {}"),
      new: Version("struct Row<let length: Int>", "public struct Row<let length: Int> {}"),
      proof: "{ _ = (width) }"),
  ]

  private static let fault = """
    enum Fault
    case Fault.broken
    extension Fault: Error
    struct Other
    extension Other: Error

    """
  private static let faultSource =
    "public enum Fault: Error { case broken }\npublic struct Other: Error {}\n"
  private static let part = "protocol Part\n@requirement associatedtype Part.Unit\n"
  private static let partSource = "public protocol Part { associatedtype Unit }\n"

  private static let discLines =
    "protocol Shape\nfunc Shape.area(in: Int) -> Int\nstruct Disc\nextension Disc: Shape\n"
    + "func Disc.area(in: Int) -> Double\n"
  private static let disc = """
    public protocol Shape {}
    extension Shape { public func area(in scale: Int) -> Int { 0 } }
    public struct Disc: Shape { public func area(in scale: Int) -> Double { 0 } }

    """
}
