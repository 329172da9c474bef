import Foundation
import Processes
import TestSupport
import Testing

@Suite struct AdviseCommandTests {
  private static let package = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Tea", products: [.library(name: "Tea", targets: ["Tea"])], targets: [.target(name: "Tea")])
    """,
    "Sources/Tea/Tea.swift": """
    public enum BoilError: Error {
      case dry
    }

    public struct Cup {
      let size: Int
    }

    public struct Pot {
      let leak: () -> Void
    }

    // api-check:allow bool-result: Nobody asks why.
    @discardableResult
    public func boil() -> Bool { true }

    """,
  ]

  @Test func adviceIsProvedTurnedDownAndAskedOnlyOfWhatIsNew() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      let all = try await APICheckRun.run(["advise", "--all", "--quiet", "--format", "json"], in: folder)
      #expect(all.status == 1)
      let report = try JSONDecoder().decode(Told.self, from: Data(all.text.utf8))
      #expect(report.suppressed == 1)
      #expect(report.advice.map(\.kind) == ["growing-enum", "missing-sendable"])
      // A pot would not be Sendable.
      #expect(report.advice.map(\.declaration) == ["BoilError", "Cup"])
      #expect(report.advice.map(\.proof) == ["compiler", "compiler"])
      #expect(report.advice.first?.diagnostic?.contains("exhaustive") == true)
      #expect(report.advice.first?.location.file == "Sources/Tea/Tea.swift")

      #expect(try await APICheckRun.run(["bless", "--quiet"], in: folder).status == 0)
      let old = try await APICheckRun.run(["advise", "--quiet"], in: folder)
      #expect(old.status == 0, "\(old.text)")
      #expect(old.text == "Nothing to advise on 0 declarations.")

      let more = "\npublic enum PourError: Error {\n  case spilled\n}\n"
      let file = "Sources/Tea/Tea.swift"
      try folder.write([file: try folder.text(of: file) + more])
      let new = try await APICheckRun.run(["advise", "--quiet", "--format", "github"], in: folder)
      #expect(new.status == 1)
      #expect(
        new.text.hasPrefix(
          "::warning file=Sources/Tea/Tea.swift,line=17,title=PourError [growing-enum]::A case that"))
      #expect(!new.text.contains("BoilError"))

      let off = ["--level", "growing-enum=off"]
      #expect(try await APICheckRun.run(["advise", "--quiet"] + off, in: folder).status == 0)
      let told = try await APICheckRun.run(
        ["advise", "--quiet", "--level", "growing-enum=compatible"], in: folder)
      #expect(told.status == 0)
      #expect(told.text.contains("PourError"))
    }
  }

  @Test func aLevelNamesAKindOfAdvice() async throws {
    try await withTemporaryFolder { folder in
      let run = try await APICheckRun.run(["advise", "--level", "growing-enmu=off"], in: folder)
      #expect(run.status == 64)
      #expect(run.standardError.contains("did you mean growing-enum?"))
    }
  }

  private struct Told: Decodable {
    struct Entry: Decodable {
      struct Location: Decodable {
        let file: String
      }

      let kind: String
      let declaration: String
      let proof: String
      let diagnostic: String?
      let location: Location
    }

    let advice: [Entry]
    let suppressed: Int
  }
}
