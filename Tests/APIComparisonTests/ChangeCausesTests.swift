import APIComparison
import GateTestSupport
import PublicAPI
import Testing

@Suite struct ChangeCausesTests {
  /// What each change of a module comes from: the declaration, its cause, and what they have to do with each other.
  private func causes(from old: String, to new: String) throws -> [String: String] {
    let sides = try [old, new].map { lines in
      try Surface(baseline: "// public surface, format 1, module Shop\n\(lines)\n", file: "Shop.txt")
    }
    let diff = APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain)
    let changes = diff.attributingCauses(to: Classifier.changes(in: diff))
    return Dictionary(
      changes.compactMap { change in
        change.cause.map { (change.declaration, "\($0.relation.rawValue) \($0.declaration) \($0.rule)") }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("A function whose type names an alias follows from what became of the alias")
  func alias() throws {
    let functions =
      "func Mesh.cut(by: @escaping Mesh.Check)\nfunc Mesh.join(_: Int, by: @escaping Mesh.Check)\nstruct Mesh"
    let found = try causes(
      from: "typealias Mesh.Check = () -> Bool\nfunc Mesh.cut(by: @escaping () -> Bool)\nstruct Mesh",
      to:
        "typealias Mesh.Check = @Sendable () -> Bool\nfunc Mesh.cut(by: @Sendable @escaping () -> Bool)\nstruct Mesh"
    )
    #expect(found == ["Mesh.cut(by:)": "same-edit Mesh.Check typealias-changed"])
    // What is written with the alias is no difference of its own.
    #expect(
      try causes(
        from: "typealias Mesh.Check = () -> Bool\n\(functions)",
        to: "typealias Mesh.Check = @Sendable () -> Bool\n\(functions)"
      ).isEmpty)
  }

  @Test(
    "What only has the new arguments of a type follows from the type, and so does what the compiler says the same of"
  )
  func genericType() throws {
    let sides = try [
      "struct Box\nvar Box.value: Int { get }\nfunc open(_: Box) -> Int",
      "struct Box<T>\nvar Box.value: T { get }\nfunc open(_: Box<Int>) -> Int",
    ].map { try Surface(baseline: "// public surface, format 1, module Shop\n\($0)\n", file: "Shop.txt") }
    let diff = APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain)
    var changes = Classifier.changes(in: diff)
    #expect(diff.attributingCauses(to: changes).filter { $0.cause != nil }.map(\.declaration) == ["open(_:)"])
    for index in changes.indices {
      changes[index].diagnostic = "reference to generic type 'Box' requires arguments"
    }
    let causes = diff.attributingCauses(to: changes).compactMap { $0.cause?.declaration }
    #expect(causes == ["Box", "Box"])
  }

  @Test(
    "What a type loses with a protocol follows from the protocol, and what one asks for from the conformance")
  func losses() throws {
    let found = try causes(
      from: """
        protocol Drawn
        @requirement func Drawn.draw()
        struct Tree
        func Tree.draw()
        func Tree.grow()
        extension Tree: Drawn
        struct Stone
        static func Stone.==(Stone, Stone) -> Bool
        func Stone.hash(into: inout Hasher)
        extension Stone: Equatable
        extension Stone: Hashable
        """, to: "struct Tree\nfunc Tree.paint()\nstruct Stone")
    #expect(found["Tree: Drawn"] == "consequence Drawn type-removed")
    #expect(found["Tree.draw()"] == "consequence Tree: Drawn conformance-removed")
    #expect(found["Tree.grow()"] == nil)
    #expect(found["Stone: Equatable"] == "consequence Stone: Hashable conformance-removed")
    #expect(found["Stone.hash(into:)"] == "consequence Stone: Hashable conformance-removed")
    #expect(found["Stone.==(_:_:)"] == "consequence Stone: Equatable conformance-removed")
    #expect(found["Stone: Hashable"] == nil)
  }

  @Test("What had the conditions of a lost conformance follows from that, if nobody has read the protocol")
  func conditions() throws {
    let members = "func Box.saved() where T: Storable\nfunc Box.rest() where T: Equatable"
    let found = try causes(
      from: "struct Box<T>\nextension Box: Storable where T: Storable\n\(members)", to: "struct Box<T>")
    #expect(found == ["Box.saved()": "consequence Box: Storable conformance-removed"])
    // Whoever has read it knows that it does not ask for that.
    #expect(
      try causes(
        from: "protocol Storable\nstruct Box<T>\nextension Box: Storable where T: Storable\n\(members)",
        to: "protocol Storable\nstruct Box<T>"
      ).isEmpty)
  }

  @Test("The type of a type's literals follows from the initializer that takes them")
  func literals() throws {
    func level(_ type: String) -> String {
      """
      struct Level
      extension Level: ExpressibleByIntegerLiteral
      typealias Level.IntegerLiteralType = \(type)
      typealias Level.Step = \(type)
      init Level(integerLiteral: \(type))
      """
    }
    let found = try causes(from: level("Int"), to: level("UInt"))
    #expect(
      found == [
        "Level.IntegerLiteralType": "consequence Level.init(integerLiteral:) parameter-type-changed"
      ])
  }

  @Test("The same other name is the same edit in each type")
  func equalNames() throws {
    func members(_ name: String) -> String {
      ["A", "B", "C"].map { "struct \($0)\nfunc \($0).\(name)(_: String) -> Int" }.joined(separator: "\n")
    }
    let found = try causes(from: members("runMethod"), to: members("transform"))
    #expect(found.values.count { $0.hasPrefix("same-edit") } == 2, "\(found)")
  }

  @Test("Two members of one type that were edited alike are told once, with those of its subclasses")
  func subclasses() throws {
    let found = try causes(
      from:
        "open class Node\ninit Node()\ninit Node(name: String)\nopen class Leaf: Node\ninit Leaf(name: String)",
      to: """
        open class Node
        required init Node()
        required init Node(name: String)
        open class Leaf: Node
        required init Leaf()
        required init Leaf(name: String)
        """)
    #expect(found["Leaf.init()"] == "consequence Node.init() required-added")
    #expect(found["Leaf.init(name:)"] == "consequence Node.init(name:) required-added")
    #expect(["Node.init()", "Node.init(name:)"].count { found[$0]?.hasPrefix("same-edit") ?? false } == 1)
  }

  @Test("What only has the type that an alias stood for, and no function, does not come from the alias")
  func plainAlias() throws {
    #expect(
      try causes(
        from: "typealias ID = Int\nstruct A\nvar A.count: Int { get }",
        to: "typealias ID = String\nstruct A\nvar A.count: String { get }"
      ).isEmpty)
  }

  @Test("What types in clients have to meet is not told with what clients call")
  func requirementsApart() throws {
    let found = try causes(
      from: "protocol P\n@requirement func P.d()\nfunc a()\nfunc b()\nfunc c()",
      to: "protocol P\n@requirement func P.d() throws\nfunc a() throws\nfunc b() throws\nfunc c() throws")
    #expect(found.keys.sorted() == ["b()", "c()"])
  }

  @Test("A member of a conforming type follows from the requirement that it meets")
  func requirement() throws {
    let others = "protocol Graph\nstruct Tree\nextension Tree: Graph\nstruct Stone"
    let found = try causes(
      from: """
        @requirement func Graph.add(_: Int, directed: Bool)
        func Tree.add(_: Int, directed: Bool)
        func Stone.add(_: Int, directed: Bool)
        \(others)
        """,
      to: """
        @requirement func Graph.add(_: Int)
        func Tree.add(_: Int)
        func Stone.add(_: Int)
        \(others)
        """)
    #expect(found["Tree.add(_:directed:)"] == "consequence Graph.add(_:directed:) parameter-removed")
    #expect(found["Stone.add(_:directed:)"] == nil)
  }

  @Test("A function that asks of its parameter what a type has come to ask follows from the type")
  func constraint() throws {
    let found = try causes(
      from: "struct Response<Value>\nfunc map<T>(_: T) -> Response<T>\nfunc other<T>(_: T)",
      to: """
        struct Response<Value> where Value: Sendable
        func map<T>(_: T) -> Response<T> where T: Sendable
        func other<T>(_: T) where T: Sendable
        """)
    #expect(found == ["map(_:)": "consequence Response type-constraint-added"])
  }

  @Test("Cases that became properties follow from their type, which is no enumeration any more")
  func kind() throws {
    let found = try causes(
      from: "enum Relation\ncase Relation.near\nextension Relation: Equatable",
      to: "struct Relation\nstatic var Relation.near: Relation { get }\nextension Relation: Equatable")
    #expect(found == ["Relation.near": "consequence Relation type-kind-changed"])
  }

  @Test("The same edit in three declarations is told once, in two it is not")
  func sameEdit() throws {
    let three = try causes(
      from: "func a()\nfunc b(_: Int) -> Int\nfunc c<T>(_: T)",
      to: "func a() throws\nfunc b(_: Int) throws -> Int\nfunc c<T>(_: T) throws")
    #expect(three == ["b(_:)": "same-edit a() throws-added", "c(_:)": "same-edit a() throws-added"])
    #expect(try causes(from: "func a()\nfunc b()", to: "func a() throws\nfunc b() throws").isEmpty)
    #expect(
      try causes(
        from: "func a()\nfunc b()\nfunc c()", to: "func a() throws\nfunc b() throws\nfunc c() async"
      ).isEmpty)
  }

  @Test("Cases that an enumeration gains are told once, and so are requirements of a protocol")
  func additions() throws {
    let found = try causes(
      from: "enum Way\ncase Way.on\nprotocol P\nprotocol Q",
      to: """
        enum Way
        case Way.on
        case Way.off
        case Way.out
        protocol P
        protocol Q
        @requirement func P.a()
        @requirement func P.b()
        @requirement func Q.c()
        """)
    #expect(
      found == ["Way.out": "same-edit Way.off case-added", "P.b()": "same-edit P.a() requirement-added"])
  }

  @Test("What went as a whole stands for itself, but with a type that it names")
  func removals() throws {
    #expect(
      try causes(from: "struct S\nfunc a() -> S\nfunc b()", to: "") == [
        "a()": "consequence S type-removed"
      ])
    #expect(try causes(from: "func a()\nfunc b()\nfunc c()\nstruct S", to: "struct S").isEmpty)
  }

  @Test("No remedy is code that names a type that is gone, unless another remedy brings that back")
  func goneType() throws {
    func remedies(_ old: String, _ new: String) throws -> [String] {
      let sides = try [old, new].map { lines in
        try Surface(baseline: "// public surface, format 1, module Shop\n\(lines)\n", file: "Shop.txt")
      }
      let diff = APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain)
      return diff.attributingCauses(to: Classifier.changes(in: diff)).filter {
        $0.declaration.hasPrefix("pour")
      }.map(\.remedy.description)
    }
    let gone = try remedies("struct Cup\nstruct Mug\nfunc pour(_: Cup)", "struct Mug\nfunc pour(_: Mug)")
    #expect(gone.count == 1 && gone[0].hasPrefix("Keep ‘Cup’, too. "), "\(gone)")
    let kept = try remedies(
      "struct Cup\nstruct Mug\nfunc pour(_: Cup)", "struct Cup\nstruct Mug\nfunc pour(_: Mug)")
    #expect(kept.count == 1 && kept[0].contains("`public func pour(_ value: Cup) { … }`"), "\(kept)")
    let elsewhere = try remedies(
      "struct Cup\nstruct Mug\nfunc pour(_: Shop.Cup)", "struct Mug\nstruct Mug.Cup\nfunc pour(_: Mug)")
    #expect(elsewhere.count == 1, "\(elsewhere)")
  }
}
