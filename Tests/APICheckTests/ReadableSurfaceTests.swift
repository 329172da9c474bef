import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// The command `surface`.
@Suite struct ReadableSurfaceTests {
  @Test func tellsWhatASurfaceIsWasAndHasBecome() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        SmallPackage.files(
          """
          /// Something to cook with.
          public struct Kettle {
            /// Cooks, and
            /// whistles.
            @discardableResult
            public func boil() -> Int { 1 }
          }

          """))
      try await Git.commit(folder)
      let old = """
        /// Something to cook with.
        struct Kettle {
          /// Cooks, and
          /// whistles.
          @discardableResult func boil() -> Int
        }
        """
      try folder.write([SmallPackage.source: "public struct Kettle { public func rest() {} }\n"])
      func surface(_ options: String...) async throws -> Subprocess.Output {
        try await APICheckRun.run(["surface", "--quiet"] + options, in: folder)
      }
      #expect(try await surface("Kettle", "--at", "HEAD").text == old)
      #expect(try await surface().text == "struct Kettle {\n  func rest()\n}")
      let marked = try await surface("--since", "HEAD", "--no-documentation")
      #expect(marked.status == 0)
      #expect(
        marked.standardOutput.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
          == [
            "  // What has changed:", "  struct Kettle {",
            "-   @discardableResult func boil() -> Int", "+   func rest()", "  }", "  // The whole module:",
            "  struct Kettle {", "-   @discardableResult func boil() -> Int", "+   func rest()", "  }",
          ])

      let page = folder.appending(path: "api.html")
      #expect(try await surface("--format", "html", "--output", page.path).status == 0)
      #expect(try String(contentsOf: page, encoding: .utf8).contains("  func rest()\n}"))
      let unknown = try await surface("--at", "absent")
      #expect(unknown.status == 2 && unknown.standardError.contains("absent"))
      let misuse = try await surface("--format", "sarif")
      #expect(misuse.status == 64)
      #expect(misuse.standardError.contains("has no format sarif; choose among text and html."))
    }
  }
}
