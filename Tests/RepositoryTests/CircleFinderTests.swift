import Testing

/// Small trees with circles and without, so that the search is known to find them.
@Suite struct CircleFinderTests {
  /// The circles between the folders of a module with these files.
  private func circles(_ files: KeyValuePairs<String, String>) -> [String] {
    SourceModule(name: "Kit", files: files.map { SourceText(path: "Kit/\($0)", below: "Kit", text: $1) })
      .folderDependencies.circles.map(\.description)
  }

  @Test func foldersThatNameEachOthersTypesAreACircle() {
    let found = circles([
      "Internal/Oven/Oven.swift": "struct Oven {\n  let bread: [Bread]\n}",
      "Internal/Dough/Bread.swift": "enum Bread {}\nfunc bake(in _: Oven) {}",
    ])
    #expect(
      found == [
        "Dough → Oven → Dough is a circle: Dough names ‘Oven’ of Oven at Kit/Internal/Dough/Bread.swift:2, "
          + "Oven names ‘Bread’ of Dough at Kit/Internal/Oven/Oven.swift:2."
      ])
  }

  @Test func oneDirectionIsNoCircle() {
    #expect(
      circles(["Oven/Oven.swift": "struct Oven { let bread: Bread }", "Dough/Bread.swift": "enum Bread {}"])
        == [])
  }

  @Test func theRootIsNamedFromBeneathAndNamesWhatIsBeneath() {
    let found = circles([
      "Bakery.swift": "struct Bakery { let oven: Oven }",
      "Internal/Oven/Oven.swift": "class Oven { var bakery: Bakery? }",
    ])
    #expect(found == [])
  }

  @Test func internalAloneIsTheRoot() {
    #expect(
      circles([
        "Bakery.swift": "struct Bakery { let oven: Oven }",
        "Internal/Oven.swift": "actor Oven { var bakery: Bakery? }",
      ]) == [])
  }

  @Test func aLongCircleIsToldFromEndToEnd() throws {
    let found = circles([
      "A/A.swift": "protocol A { var b: B { get } }", "B/B.swift": "protocol B { var c: C { get } }",
      "C/C.swift": "protocol C { var a: A { get } }", "D/D.swift": "struct D: A, B, C {}",
    ])
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix("A → B → C → A is a circle: "))
  }

  @Test(arguments: [
    "// Bread", "/* /* */ Bread */", "let x = \"Bread\"", "let x = #\"\\(Bread.self)\"#",
    "let x = \"\"\"\n  Bread\n  \"\"\"", "let x = /Bread/", "let x = bake(Bread: 1)",
  ])
  func proseAndLabelsNameNothing(line: String) {
    #expect(
      circles([
        "Oven/Oven.swift": "struct Oven {}\n\(line)", "Dough/Bread.swift": "struct Bread { let oven: Oven }",
      ]) == [])
  }

  @Test(arguments: [
    "let x = \"\\(Bread.self)\"", "typealias Loaf = Bread", "extension Bread {}",
    "let x = 4 / y(Bread.self) / 2",
    "func bake() { let x: [Bread?] = [] }", "let x = \"\" // \"\nlet y = Bread()",
    "func bake<T>(_: T) where T: Bread {}",
  ])
  func codeNamesWhatItUses(line: String) {
    #expect(
      circles([
        "Oven/Oven.swift": "struct Oven {}\n\(line)", "Dough/Bread.swift": "struct Bread { let oven: Oven }",
      ]).count == 1)
  }

  @Test func aMemberThatAnExtensionAddsIsADependencyToo() {
    let files: KeyValuePairs = [
      "Oven/Oven.swift": "struct Oven {}\nfunc isDone(_ bread: Int) -> Bool { bread.isBrown }",
      "Dough/Int+Bread.swift": "extension Int { var isBrown: Bool { Oven() != nil } }",
    ]
    #expect(circles(files).count == 1)
  }

  @Test(arguments: [
    ("done(at: 3)", 1), ("done(3)", 0), ("done { 3 }", 0), ("done", 1), ("done(if: true)", 0),
    ("done(at.x)", 0),
    ("rise()", 1), ("rise(at: 3)", 0), ("isBrown", 1), ("isBrown { print() }", 1), ("isBrown()", 0),
  ])
  func aMemberOfTheSameNameWithOtherLabelsIsAnother(use: String, count: Int) {
    let files: KeyValuePairs = [
      "Oven/Oven.swift": "struct Oven {}\nfunc bake(_ bread: Int) { if bread.\(use) }",
      "Dough/Int+Bread.swift": """
      extension Int {
        func done<T>(at _: T) -> Oven? { nil }
        func rise() {}
        var isBrown: Bool { true }
      }
      """,
    ]
    #expect(circles(files).count == count)
  }

  @Test func aMemberThatTwoFoldersDeclareCouldBeEither() {
    let files: KeyValuePairs = [
      "Oven/Oven.swift":
        "struct Oven { let isBrown = true }\nfunc isDone(_ bread: Int) -> Bool { bread.isBrown }",
      "Dough/Int+Bread.swift": "extension Int { var isBrown: Bool { Oven() != nil } }",
    ]
    #expect(circles(files) == [])
  }

  @Test func aPrivateTypeStandsBeforeOneOfTheSameName() {
    let files: KeyValuePairs = [
      "Oven/Oven.swift": "struct Oven { let bread: Bread }\nprivate struct Bread {}",
      "Dough/Bread.swift": "struct Bread { let oven: Oven }",
    ]
    #expect(circles(files) == [])
  }

  @Test func aNestedTypeIsMeantWhereItIsInScope() {
    let nested = "struct Oven { struct Bread {} \n let bread: Bread }"
    #expect(
      circles(["Oven/Oven.swift": nested, "Dough/Bread.swift": "struct Bread { let oven: Oven }"]) == [])
    let elsewhere = "struct Tin { struct Bread {} }\nstruct Oven { let bread: Bread }"
    #expect(
      circles(["Oven/Oven.swift": elsewhere, "Dough/Bread.swift": "struct Bread { let oven: Oven }"]).count
        == 1)
  }

  @Test func aTypeInAnExtensionBelongsToTheExtensionsFolder() {
    let files: KeyValuePairs = [
      "Oven/Oven.swift": "struct Oven { let lid: Oven.Lid }",
      "Lids/Lid.swift": "extension Oven { enum Lid {} }",
    ]
    #expect(circles(files).count == 1)
  }

  @Test func modulesThatImportEachOtherAreACircle() {
    let modules = [
      "Oven": "import Dough", "Dough": "public import struct Oven.Lid // import Tin", "Tin": "import Oven",
    ].map {
      SourceModule(name: $0, files: [SourceText(path: "\($0)/File.swift", below: $0, text: $1)])
    }
    let circles = SourceModule.importDependencies(of: modules).circles.map(\.description)
    #expect(
      circles == [
        "Dough → Oven → Dough is a circle: Dough names ‘Oven’ of Oven at Dough/File.swift:1, "
          + "Oven names ‘Dough’ of Dough at Oven/File.swift:1."
      ])
  }
}
