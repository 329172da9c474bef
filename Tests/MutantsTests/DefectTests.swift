import Mutants
import Testing

@Suite struct DefectTests {
  @Test(arguments: [
    ("a < b", "< of a < b becomes <="), ("a >= b", ">= of a >= b becomes >"),
    ("a == b", "== of a == b becomes !="),
    ("a > 0 && b > 0", "a > 0 && b > 0 becomes b > 0"), ("a > 0 || b > 0", "a > 0 || b > 0 becomes a > 0"),
    ("!(a < b)", "!(a < b) becomes (a < b)"), ("a + b > a - b", "+ of a + b becomes -"),
    ("a * b > max(a, b)", "max(a, b) becomes min"), ("a | b > a", "a | b becomes a"),
    ("a < 1_000", "1_000 becomes 1001"), ("[a, b].contains(a)", "b is left out of [a, b]"),
    ("a < b", "a < b becomes true"), (#""\(a)" == "x""#, #""x" becomes """#),
    (#""\(a)" == """#, #""\(a)" becomes """#), (#""\(a)" == """#, #""" becomes "planted""#),
    ("(Int(\"1\") ?? a) > b", "Int(\"1\") ?? a becomes a"),
    (##"a.description == #"""#"##, ##"#"""# becomes """##), ("Double(a) < 1e-5", "1e-5 becomes 1.00001"),
    (#""\(max(a, /* " */ b))" == "x""#, #""\(max(a, /* " */ b))" becomes """#),
  ])
  func findsAnExpression(expression: String, title: String) async throws {
    let planted = try await Planted("func brew(_ a: Int, _ b: Int) -> Bool { \(expression) }")
    #expect(planted.titles.contains(title), "\(planted.titles)")
  }

  @Test(arguments: [
    ("if a > 0 { c = 1 }", "if a > 0 never holds"), ("if a > 0 { c = 1 }", "a > 0 becomes true"),
    ("guard a > 0, let _ = b else { return }", "guard a > 0, let _ = b never holds"),
    ("while a > c { c += 1 }", "while a > c never holds"),
    ("while a > c { c += 1 }", "+= of c += 1 becomes -="),
    ("for x in [1, a] where x > 1 { c += x }", "x > 1 becomes false"),
    ("for x in [1, a] where x > 1 { c += x }", "for x in [1, a] where x > 1 { c += x } is left out"),
    ("switch b { case .some(let x) where x > 1: c = 1; default: break }", "x > 1 becomes true"),
    ("c = a > 0 ? 3 : 4", "a > 0 ? 3 : 4 becomes 4"), ("c = 1; c = 2", "brew(_:_:) returns at once"),
    ("defer { c = 1 }; print(c)", "c = 1 is left out"),
    ("[a].forEach { print($0) }", "print($0) is left out"),
    ("let isHot = a > 0; print(isHot)", "a > 0 becomes false"),
  ])
  func findsAStatement(statement: String, title: String) async throws {
    let planted = try await Planted(
      "func brew(_ a: Int, _ b: Int?) { var c = 0; c = 9; \(statement); print(c) }")
    #expect(planted.titles.contains(title), "\(planted.titles)")
  }

  @Test(arguments: [
    ("Int?", "a", "a becomes nil"), ("String", "a.description", "a.description becomes \"\""),
    ("[Int]", "[a]", "[a] becomes []"),
    ("Int", "a", "a becomes 0"), ("Bool", "a.isMultiple(of: a)", "a.isMultiple(of: a) becomes false"),
    ("[Int]", "[a] + [a]", "[a] + [a] becomes []"),
  ])
  func findsAResult(type: String, result: String, title: String) async throws {
    let planted = try await Planted("func brew(_ a: Int) -> \(type) { \(result) }")
    #expect(planted.titles.contains(title), "\(planted.titles)")
  }

  @Test(arguments: [
    "enum Tea: Int { case green = 3 }", "func brew(_ a: Int) -> String? { nil }",
    "struct Tea: Hashable { let name: String }", "#if os(Windows)\nfunc brew() -> Int { 1 + 2 }\n#endif",
    "struct Tea { init() { name = Self.make() }; let name: String; static func make() -> String { String() } }",
  ])
  func findsNothingThatCannotBeDecided(text: String) async throws {
    let titles = try await Planted(text).titles
    #expect(titles.filter { !$0.contains("String()") } == [])
  }

  /// What is put off would happen at once if it stood in a branch.
  @Test func leavesAloneWhatIsPutOffAsAWhole() async throws {
    let planted = try await Planted("func brew(_ a: [Int]) { var a = a; defer { a.removeAll() }; print(a) }")
    #expect(
      planted.titles == ["brew(_:) returns at once", "a.removeAll() is left out", "print(a) is left out"])
  }

  @Test func leavesThePiecesOfATextAlone() async throws {
    let planted = try await Planted(
      #"func brew(_ a: Int) -> String { "so \(a) and \(a > 0 ? "x" : "y") on" }"#)
    #expect(
      planted.titles.filter { $0.hasPrefix("\"") } == [
        #""so \(a) and \(a > 0 ? "x" : "y") on" becomes """#, #""x" becomes """#, #""y" becomes """#,
      ])
  }

  @Test func leavesAloneWhatMacrosMake() async throws {
    let planted = try await Planted("import Observation\n@Observable final class Kettle { var heat = 7 }")
    #expect(planted.titles == ["7 becomes 8"])
  }

  @Test func saysWhereADefectIs() async throws {
    let text =
      "extension Int {\n  struct Tea {\n    func brew(for é: Int) -> Int {\n      /* é */ é\n        + 4\n    }\n  }\n}"
    let planted = try await Planted(text)
    let defect = try #require(planted.planting.defects.first { $0.title.contains("becomes `-`") })
    #expect(defect.file == "Sources/Kettle/Kettle.swift")
    #expect(defect.lines == 4...5)
    #expect(defect.column == 16)
    #expect(defect.function == "Int.Tea.brew(for:)")
    #expect(defect.text.hasPrefix("Sources/Kettle/Kettle.swift:4:16: Int.Tea.brew(for:): `+` of "))
  }

  @Test func tellsTwoOfAKindApart() async throws {
    let planted = try await Planted("func brew(_ a: Int) -> [Int] { [1, a].map { $0 * 2 } + [1, a] }")
    #expect(planted.titles.filter { $0.hasPrefix("1 becomes") } == ["1 becomes 2", "1 becomes 2 (2)"])
    #expect(planted.planting.defects.map(\.number) == Array(1...planted.planting.defects.count))
  }

  @Test(arguments: ["", "error: no", #"{"_kind":"source_file","filename":"#])
  func whatIsNoTreeIsAnError(text: String) {
    let error = #expect(throws: PlantingError.self) {
      try Planting([(name: "Kettle", trees: text)], sources: [:], package: "/p")
    }
    #expect(error?.description.hasPrefix("The compiler gives no syntax tree of Kettle; ") == true)
  }
}
