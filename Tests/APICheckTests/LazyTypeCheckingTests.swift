import Foundation
import PackageSurface
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
      try folder.write(SmallPackage.files(source))
      for _ in 1...2 {
        let output = try await APICheckRun.run(["list", "--package-path", folder.path], in: folder)
        #expect(output.status == 0, "\(output.standardError)")
        #expect(output.text.contains("init Tag(stringInterpolation:"))
      }
    }
  }
}
