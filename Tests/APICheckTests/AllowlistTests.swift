import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What the package manager's own check was told to let pass becomes decisions.
@Suite struct AllowlistTests {
  private static let arguments = [
    "accept", "--import", "allowed.txt", "--reason", "Nobody calls it.", "--until", "2.0.0", "--quiet",
  ]

  @Test func everyLineBecomesADecisionOrIsSaidToBecomeNone() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        SmallPackage.files(
          "public struct Pot { public init() {}; public func boil(times: Int) {} }\npublic func pour() {}\n"))
      try await Git.commit(folder)
      try folder.write([
        SmallPackage.source: "public struct Pot { public init() {} }\npublic func pour() async {}\n",
        "allowed.txt": """
        // Decided long ago.
        # And this, too.
        API breakage: func Pot.boil(times:) has been removed
        API breakage: func pour() is now with async
        API breakage: func Pot.whistle() has been removed
        func pour() was fine before
        """,
      ])
      let arguments = Self.arguments
      let output = try await APICheckRun.run(arguments, in: folder)
      #expect(output.status == 1, "\(output.standardError)")
      #expect(
        output.text == """
          API breakage: func Pot.boil(times:) has been removed
              became Tools/api-accepted.txt: member-removed Pot.boil(times:) in Kettle until 2.0.0: Nobody calls it.
          API breakage: func pour() is now with async
              became Tools/api-accepted.txt: async-added pour() in Kettle until 2.0.0: Nobody calls it.
          API breakage: func Pot.whistle() has been removed
              became nothing: nothing has changed since HEAD on what it names
          func pour() was fine before
              became nothing: it is no message of the package manager's check
          """)
      #expect(
        output.standardError.hasSuffix(
          """
          2 of 4 lines of allowed.txt became nothing, so no decision lets pass what they did; accept by name what still \
          has to pass, or name the revision that the list was made for by --against:
            API breakage: func Pot.whistle() has been removed
            func pour() was fine before

          """), "\(output.standardError)")
      let after = try await APICheckRun.run(["diff", "HEAD", "--fail-on", "breaking", "--quiet"], in: folder)
      #expect(after.status == 0, "\(after.text)")
      let missing = try await APICheckRun.run(
        arguments.map { $0 == "allowed.txt" ? "absent.txt" : $0 }, in: folder)
      #expect(missing.status == 2 && missing.standardError.contains("absent.txt"))
      let both = try await APICheckRun.run(arguments + ["pour()"], in: folder)
      #expect(both.status == 64)
    }
  }

  /// The messages are those of `DiagnosticsModuleDiffer.def` in the compiler, each about the same function.
  @Test func everyMessageOfTheDigesterIsUnderstood() async throws {
    let messages = [
      "has generic signature change from  to <A where A : Kettle.Hot>", "has been removed",
      "has been removed (deprecated)", "has been moved to func Pot.pour()",
      "has been renamed to func Pot.has been removed()",
      "has return type change from Swift.Int to Swift.String", "changes from weak to strong",
      "is now throwing", "is now without @objc", "in a non-resilient type changes position from 1 to 0",
      "is added to a non-resilient type", "is now a stored property", "is no longer a stored property",
      "is now a non-final instance function", "is no longer a non-final instance function",
      "has removed default argument from parameter 0", "has removed conformance to Hot",
      "has removed inherited protocol Hot", "has added inherited protocol Hot",
      "has added a conformance to an existing protocol Hot", "has removed default type Swift.Int",
      "has been added as a protocol requirement", "has removed its super class Kettle.Base",
      "has changed its super class from Kettle.Base to Kettle.Other", "has been changed to a var",
      "is now an optional requirement", "is no longer an optional requirement",
      "is no longer open for subclassing", "has removed @escaping in parameter 0",
      "has added @escaping in parameter 0", "has self access kind changing from NonMutating to Mutating",
      "has parameter 0 changing from InOut to Default",
      "has type witness type for Kettle.Hot.Heat changing from Swift.Int to Swift.String",
      "now requires new witness table entry", "now requires no new witness table entry",
      "is a new API without @available attribute", "has ObjC name change from pour to pourInto",
      "has been added as a designated initializer to an open class",
      "has new designated initializers that are not visible to clients",
      "no longer inherits convenience inits from its superclass", "has been added as a new enum case",
      "has mangled name changing from '$s1' to '$s2'",
    ]
    let lines =
      messages.map { "API breakage: func pour() \($0)" } + [
        "API breakage: typealias Heat(Swift.Int) is now RawRepresentable representable",
        // Other spellings: of older digesters, of the terminal, and of the check of binary interfaces.
        "Kettle: Func pour() has removed its setter", "💔 API breakage: func pour() has been removed",
        "ABI breakage: func pour() has been removed", "func pour() has been removed",
      ]
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func pour() {}\npublic typealias Heat = Int\n"))
      try await Git.commit(folder)
      try folder.write([
        SmallPackage.source: "public func pour() async {}\npublic struct Heat {}\n",
        "allowed.txt": lines.joined(separator: "\n"),
      ])
      let output = try await APICheckRun.run(Self.arguments, in: folder)
      let told = output.text.split(separator: "\n").map(String.init)
      let decided = told.filter { $0.hasPrefix("    became Tools/api-accepted.txt: ") }
      #expect(decided.count == lines.count)
      #expect(told.filter { !decided.contains($0) } == lines)
      #expect(output.status == 0, "\(output.standardError)")
    }
  }

  /// What the digester of Swift 6.3 prints about these two versions, and what becomes of each line.
  @Test func whatTheDigesterPrintsBecomesTheBreaksThatItIsAbout() async throws {
    let became: KeyValuePairs = [
      "protocol Gauge has generic signature change from  to <Self.Unit : Kettle.Hot>":
        ["associated-type-constraint-changed Gauge.Unit"],
      "accessor Pot.level.Set() has been removed": ["setter-removed Pot.level"],
      "accessor Pot.subscript(_:).Set() has been removed": ["setter-removed Pot.subscript(_:)"],
      // Another subscript is gone, and the closure has become Sendable, of which the digester says nothing.
      "func Pot.warm(_:_:) has removed default argument from parameter 0":
        ["default-argument-removed Pot.warm(_:_:)"],
      "accessor String.loud.Set() has been removed": ["setter-removed String.loud"],
      "constructor Pot.init(size:) has been removed": ["member-removed Pot.init(size:)"],
      "enumelement Tea.green has been removed": ["case-removed Tea.green(_:)"],
      "enumelement Tea.default has been removed": ["case-removed Tea.default(_:)"],
      "func <+>(_:_:) has been removed": ["member-removed <+>(_:_:)"],
      "func Pot.Lid.lift() has been removed": ["member-removed Pot.Lid.lift()"],
      "func Pot.is hot() has been removed": ["member-removed Pot.is hot()"],
      "var now has been removed": ["member-removed now"],
      "infixoperator <+> has been removed": ["operator-removed operator <+>"],
      "struct Cup has been changed to a class": ["type-kind-changed Cup"],
      "accessor Size.rawValue.Get() has return type change from Swift.Int to Swift.String":
        ["raw-type-changed Size.init(rawValue:)"],
      "constructor Size.init(rawValue:) has parameter 0 type change from Swift.Int to Swift.String":
        ["raw-type-changed Size.init(rawValue:)"],
      "typealias Size.RawValue has underlying type change from Swift.Int to Swift.String":
        ["raw-type-changed Size.init(rawValue:)"],
      "var Size.rawValue has declared type change from Swift.Int to Swift.String":
        ["raw-type-changed Size.init(rawValue:)"],
      "enumelement Tea.oolong has been added as a new enum case": ["case-added Tea.oolong(_:)"],
      "struct Pot has removed conformance to Hot": ["conformance-removed Pot: Hot"],
      "extension Int has removed conformance to Hot": ["conformance-removed Int: Hot"],
      "protocol Stove has removed inherited protocol Hot": ["inherited-protocol-removed Stove"],
      "associatedtype Stove.Fuel has removed default type Swift.Int":
        ["associated-type-default-removed Stove.Fuel"],
      "associatedtype Stove.Fire has been added as a protocol requirement":
        ["associated-type-added Stove.Fire"],
      "accessor Base.width.Get() is no longer open for subclassing": ["open-member-closed Base.width"],
      "class Plate has removed its super class Kettle.Base": ["superclass-removed Plate"],
      "class Plate no longer inherits convenience inits from its superclass": ["superclass-removed Plate"],
    ]
    try await withTemporaryFolder { folder in
      try folder.write(
        SmallPackage.files(
          """
          public protocol Hot {}
          public protocol Stove: Hot { associatedtype Fuel = Int }
          public protocol Gauge { associatedtype Unit }
          public struct Pot: Hot {
            public init() {}
            public init(size: Int) {}
            public var level = 0
            public subscript(i: Int) -> Int { get { i } set {} }
            public subscript(s: String) -> Int { 0 }
            public func warm(_ heat: Int = 1, _ done: @escaping () -> Void) {}
            public struct Lid { public func lift() {} }
            public func `is hot`() {}
            public func kept() {}
          }
          public struct Cup { public init() {} }
          public enum Tea { case black, green(Int), `default`(Int) }
          public enum Size: Int { case small, large }
          open class Base { public init() {}; open var width: Int { 1 } }
          public class Plate: Base {}
          infix operator <+>: AdditionPrecedence
          public func <+> (l: Pot, r: Pot) -> Int { 0 }
          public let now = 1
          extension String { public var loud: Int { get { 1 } set {} } }
          extension Int: Hot {}
          public final class Vent: Sendable {}

          """))
      try await Git.commit(folder)
      try folder.write([
        SmallPackage.source: """
        public protocol Hot {}
        public protocol Stove { associatedtype Fuel; associatedtype Fire }
        public protocol Gauge { associatedtype Unit: Hot }
        public struct Pot {
          public init() {}
          public private(set) var level = 0
          public subscript(i: Int) -> Int { i }
          public func warm(_ heat: Int, _ done: @escaping @Sendable () -> Void) {}
          public struct Lid {}
          public nonisolated func kept() {}
        }
        public class Cup { public init() {} }
        public enum Tea { case black, oolong(Int) }
        public enum Size: String { case small, large }
        open class Base { public init() {}; public var width: Int { 1 } }
        public class Plate {}
        extension String { public var loud: Int { get { 1 } } }
        @frozen public enum Unused { case a }
        public final class Vent: Sendable { @available(*, deprecated) public static func open() {} }

        """,
        "allowed.txt": became.map { "API breakage: \($0.key)\n" }.joined(),
      ])
      let output = try await APICheckRun.run(Self.arguments, in: folder)
      let expected = became.flatMap { line, changes in
        ["API breakage: \(line)"]
          + changes.map {
            "    became Tools/api-accepted.txt: \($0) in Kettle until 2.0.0: Nobody calls it."
          }
      }
      #expect(output.text.split(separator: "\n").map(String.init) == expected)
      #expect(output.status == 0, "\(output.standardError)")
    }
  }

  @Test func aChangeThatClientsDoNotNoticeNeedsNoDecision() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("@frozen public enum Tea { case black }\n"))
      try await Git.commit(folder)
      try folder.write([
        SmallPackage.source: "public enum Tea { case black }\n",
        "allowed.txt": "API breakage: enum Tea is now without @frozen\n",
      ])
      let output = try await APICheckRun.run(Self.arguments, in: folder)
      #expect(
        output.text == """
          API breakage: enum Tea is now without @frozen
              needs no decision: frozen-changed Tea in Kettle is compatible
          """)
      #expect(output.status == 0, "\(output.standardError)")
    }
  }
}
