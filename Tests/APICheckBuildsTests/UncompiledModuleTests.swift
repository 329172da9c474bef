import GateTestSupport
import Processes
import TestSupport
import Testing

/// That both versions have the same files shows nothing of modules that nobody has compiled.
@Suite struct UncompiledModuleTests {
  private static let kettle = DrawnPackage(
    products: #".library(name: "Kettle", targets: ["Kettle"])"#, targets: #".target(name: "Kettle")"#,
    files: [SmallPackage.source: "public func boil() {}\n"])

  /// The package with a target in C whose header includes what is not there.
  private static func withHeader(_ line: String) -> DrawnPackage {
    var package = kettle
    package.products += #", .library(name: "Heat", targets: ["CHeat"])"#
    package.targets += #", .target(name: "CHeat")"#
    package.files["Sources/CHeat/include/CHeat.h"] = "#include \"none.h\"\n\(line)\n"
    package.files["Sources/CHeat/heat.c"] = ""
    return package
  }

  @Test(arguments: [[], ["--check-bodies"], ["--build-system", "swiftbuild"]])
  func whatCompilesInNeitherVersionIsNotTheSame(options: [String]) async throws {
    var broken = Self.kettle
    broken.files[SmallPackage.source] = "public func boil() -> Missing {}\n"
    var next = broken
    next.files["README.md"] = "# Kettle\n"
    let output = try await DrawnPackage.diff(broken, next, options)
    #expect(output.status == 2 && !output.text.contains("Nothing changed"), "\(output.text)")
    #expect(output.standardError.contains("cannot find type 'Missing' in scope"), "\(output.standardError)")
  }

  @Test func aProductThatTheCompilerRejectsIsNotNew() async throws {
    var old = Self.kettle
    old.targets += #", .target(name: "Steam")"#
    old.files["Sources/Steam/Steam.swift"] = "import NotHere\npublic func hiss() {}\n"
    var new = old
    new.products += #", .library(name: "Steam", targets: ["Steam"])"#
    let added = try await DrawnPackage.diff(old, new)
    #expect(added.status == 2 && !added.text.contains("module-added"), "\(added.text)")
    #expect(added.standardError.contains("no such module 'NotHere'"), "\(added.standardError)")
    let removed = try await DrawnPackage.diff(new, old)
    #expect(removed.status == 2 && !removed.text.contains("module-removed"), "\(removed.text)")
  }

  @Test(arguments: ["int heat(void);", "int warm(void);"])
  func headersThatLoadInNeitherVersionAreAGap(line: String) async throws {
    var new = Self.withHeader(line)
    new.files["README.md"] = "# Kettle\n"
    let output = try await DrawnPackage.diff(Self.withHeader("int heat(void);"), new)
    #expect(output.status == 2, "\(output.text)")
    #expect(output.text.contains("Nothing changed for clients in what could be checked."), "\(output.text)")
    #expect(output.text.contains("1 skipped (CHeat, could not be read)"), "\(output.text)")
    #expect(output.standardError.contains("Could not check CHeat of the working tree: it is a target in C;"))
    #expect(output.standardError.contains("'none.h' file not found"), "\(output.standardError)")
    let others = try await DrawnPackage.diff(Self.withHeader("int heat(void);"), new, ["--module", "Kettle"])
    #expect(others.status == 0 && others.text.contains("CHeat, not asked for by --module"), "\(others.text)")
  }

  @Test func filesInSwiftBesideHeadersDoNotHideThem() async throws {
    var old = Self.withHeader("int heat(void);")
    old.targets.replace(
      #".target(name: "CHeat")"#, with: #".target(name: "CHeat", exclude: ["tools"])"#)
    old.files["Sources/CHeat/tools/make.swift"] = "print(\"heat\")\n"
    var new = old
    new.files["README.md"] = "# Kettle\n"
    let output = try await DrawnPackage.diff(old, new)
    #expect(output.status == 2 && output.standardError.contains("Could not check CHeat"), "\(output)")
  }

  @Test func whoeverAsksForWhatIsNotComparedLearnsWhy() async throws {
    var package = Self.kettle
    package.products += #", .library(name: "Heat", targets: ["CHeat"])"#
    package.targets += #", .systemLibrary(name: "CHeat")"#
    package.files["Sources/CHeat/module.modulemap"] = "module CHeat { header \"heat.h\" }\n"
    package.files["Sources/CHeat/heat.h"] = "int heat(void);\n"
    let output = try await DrawnPackage.diff(package, package, ["--module", "CHeat"])
    #expect(output.status == 2)
    #expect(
      output.standardError.contains("CHeat cannot be compared: it is a system library, whose headers"),
      "\(output.standardError)")
  }

  @Test func newHeadersThatDoNotLoadAreAGap() async throws {
    let output = try await DrawnPackage.diff(Self.kettle, Self.withHeader("int heat(void);"))
    #expect(output.status == 2 && output.standardError.contains("Could not check CHeat"), "\(output)")
  }
}
