import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

@Suite struct LazyTypeCheckingTests {
  @Test("A package that only compiles when all of its types are checked is read")
  func whatOnlyAFullBuildAcceptsIsRead() async throws {
    let source = """
      public enum Tag {
        case text(String)
      }

      extension Tag: ExpressibleByStringInterpolation {
        public init(stringLiteral value: String) { self = .text(value) }
        public init(stringInterpolation value: Tag.StringInterpolation) { self = .text("\\(value)") }
      }
      """
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files(source).ofNewPackage)
      for _ in 1...2 {
        let output = try await APICheckRun.run(["list", "--package-path", folder.path], in: folder)
        #expect(output.status == 0, "\(output.standardError)")
        #expect(output.text.contains("init Tag(stringInterpolation:"))
      }
    }
  }

  /// What lazy checking would leave out, and what a reader must see of it.
  @Test(
    arguments: zip(
      [
        "public import Observation\n@Observable public final class Kettle {}\n",
        "precedencegroup Pouring { higherThan: AdditionPrecedence }\n",
        "public struct Kettle { public lazy var heat = 1 }\n",
      ],
      [": Observable", "higherThan: AdditionPrecedence", "var Kettle.heat: Int { mutating get set }"]))
  func whatIsLeftOutByLazyCheckingIsRead(source: String, line: String) async throws {
    let output = try await list(source)
    #expect(output.text.contains(line), "\(output.text)\(output.standardError)")
    // The package manager plans, and each module is compiled once.
    #expect(output.standardError.contains("--print-manifest-job-graph "))
    #expect(output.standardError.split(separator: "\n").count { $0.contains("/swiftc ") } == 1)
  }

  private func list(_ source: String) async throws -> Subprocess.Output {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files(source).ofNewPackage)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let output = try await APICheckRun.run(
        ["list", "--package-path", folder.path, "--verbose", "--build-system", "native"], in: folder)
      // However it is built, nothing is left beside the sources.
      #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(names))
      return output
    }
  }
}
