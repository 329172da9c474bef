import Foundation
import TestSupport
import Testing

/// The built command, run over a small package whose gate and toolchain say what the test wants.
@Suite struct FrontPageCommandTests {
  @Test func whatIsStaleIsNamedAndThenMadeFresh() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      let stale = try await kitchen.run("--check", "report", "modules")
      #expect(stale.status == 1)
      #expect(
        stale.complaints
          == "front-page: stale: Tools/pictures/report.svg, README.md, Tools/architecture.md; run "
          + "Tools/front-page and commit what it writes.\n")
      #expect(try kitchen.page(of: "report") == Kitchen.page(for: "report"))

      #expect(try await kitchen.run("report", "modules").status == 0)
      let map = try kitchen.page(of: "modules")
      #expect(map.contains("```mermaid\nflowchart TD\n  Kettle\n```"))
      let page = try kitchen.page(of: "report")
      for text in [map, page] {
        #expect(text.hasPrefix("# Kettle\n"))
        #expect(text.hasSuffix("The end.\n"))
      }
      #expect(page.contains(" 2>/dev/null\nNo breaking changes detected in PhotoFeed\n\n$ api-check diff"))
      #expect(page.contains("\n$ api-check diff 1.4.0 HEAD\nComparing in red\n"))
      #expect(try kitchen.text("Tools/pictures/report.svg").contains(#"<text class="red""#))
      #expect(try await kitchen.run("--check", "report", "modules").status == 0)

      try kitchen.write("Tools/architecture.md", map.replacing("TD", with: "LR"))
      let damaged = try await kitchen.run("--check", "modules")
      #expect(damaged.status == 1)
      #expect(damaged.complaints.contains("stale: Tools/architecture.md;"))
    }
  }

  @Test func theReportShowsTheChangeThatItIsAbout() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      #expect(try await kitchen.run("report").status == 0)
      let lines = try kitchen.page(of: "report").split(separator: "\n")
      let added = lines.filter { $0.hasPrefix("+ ") }
      let removed = lines.filter { $0.hasPrefix("- ") }
      try #require(added.count == 1 && removed.count == 1)
      #expect(added[0].contains("@Sendable"))
      #expect(!removed[0].contains("@Sendable"))
    }
  }

  @Test func whatAnotherCompilerReportedIsNotChecked() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      try kitchen.write("Tools/digester-comparison.txt", "# Compiler: Swift version 9\n")
      let output = try await kitchen.run("--check", "report", swift: "#!/bin/sh\necho 'Swift version 10'\n")
      #expect(output.status == 0)
      #expect(
        output.complaints
          == "front-page: the report is from Swift version 9, so Swift version 10 cannot check it.\n")
      #expect(try await kitchen.run("report").status == 0)
      #expect(try kitchen.page(of: "report").contains("No breaking changes"))
    }
  }

  @Test func aBreakThatTheDigesterFindsIsNotShownAsOneThatItMisses() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      let swift = "#!/bin/sh\necho '1 breaking change detected in PhotoFeed:'\nexit 1\n"
      let output = try await kitchen.run("report", swift: swift)
      #expect(output.status == 2)
      #expect(output.complaints.contains("1 breaking change detected"))
    }
  }

  @Test func aGateThatFindsNothingOrFailsHasNoReport() async throws {
    for status in [0, 2] {
      try await withTemporaryFolder { folder in
        let kitchen = try await Kitchen(in: folder, gate: "#!/bin/sh\necho no kettle >&2\nexit \(status)\n")
        let output = try await kitchen.run("report")
        #expect(output.status == 2)
        #expect(output.complaints.contains("no kettle"))
      }
    }
  }

  @Test func aChangeThatNobodyMeasuredIsStale() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      for arguments in [["--check", "comparison"], ["comparison"]] {
        let output =
          try await arguments.count == 2 ? kitchen.run("--check", "comparison") : kitchen.run("comparison")
        #expect(output.status == 1)
        #expect(
          output.complaints.contains(
            "1 known changes are not part of the comparison, such as pouring/lid-removed"))
        #expect(output.complaints.contains("Tools/front-page --measure"))
      }
      #expect(try kitchen.page(of: "comparison") == Kitchen.page(for: "comparison"))
    }
  }

  @Test func aMeasuredChangeIsRemembered() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      let output = try await kitchen.run("comparison", "--measure", swift: Kitchen.digester)
      #expect(output.status == 0)
      let page = try kitchen.page(of: "comparison")
      #expect(page.contains("| `Tools/api-check diff` | 1 of 1 | 0 | 0 of 0 |"))
      #expect(page.contains("| Pouring | 1 | 1 | 0 | 0 | 0 | 0 |"))
      let record = try kitchen.text("Tools/digester-comparison.txt")
      #expect(record.contains("# Compiler: Swift version 9\n"))
      #expect(record.contains("\npouring/lid-removed | breaking | breaking | harmless | "))
      #expect(try await kitchen.run("--check", "comparison").status == 0)

      // Nothing is new, so nobody is asked.
      let silent = "#!/bin/sh\ncase \"$*\" in *--version*) echo 'Swift version 9' ;; *) exit 9 ;; esac\n"
      #expect(try await kitchen.run("--check", "--measure", "comparison", swift: silent).status == 0)
      #expect(try await kitchen.run("--check", "--measure-all", "comparison", swift: silent).status == 2)
      let other = Kitchen.digester.replacing("No breaking changes", with: "1 breaking change")
        .replacing("Change1", with: "Change1:")
      let changed = try await kitchen.run("--check", "--measure-all", "comparison", swift: other)
      #expect(changed.status == 1)
      #expect(
        changed.complaints.contains(
          "stale: Tools/digester-comparison.txt, Tools/Book/HowTheGateWorks.md; run Tools/front-page --measure-all and"
        ))
    }
  }

  @Test func anotherCompilerIsAskedAboutEverything() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      #expect(try await kitchen.run("comparison", "--measure", swift: Kitchen.digester).status == 0)
      let next = Kitchen.digester.replacing("version 9", with: "version 10").replacing("No b", with: "1 b")
        .replacing("Change1", with: "Change1:")
      #expect(try await kitchen.run("comparison", "--measure", swift: next).status == 0)
      #expect(
        try kitchen.text("Tools/digester-comparison.txt").contains("| breaking | breaking | breaking |"))
    }
  }

  @Test func aDigesterThatSaysNothingIsNoSilentOne() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      let swift = Kitchen.digester.replacing("No breaking changes", with: "error: no kettle")
      let output = try await kitchen.run("comparison", "--measure", swift: swift)
      #expect(output.status == 2)
      #expect(output.complaints.contains("no kettle"))
    }
  }

  @Test func aPageWithoutPlaceForASectionIsAnError() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try await Kitchen(in: folder)
      try kitchen.write("Tools/architecture.md", "# Kettle\n")
      let output = try await kitchen.run("modules")
      #expect(output.status == 2)
      #expect(output.complaints.contains("<!-- front-page modules -->"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Tools/pictures").path))
    }
  }

  @Test(arguments: [
    ["--chekc", "modules"], ["weather", "modules"], ["--package-path", ""], ["--measure", "report"],
  ])
  func refusesMisuse(arguments: [String]) async throws {
    try await withTemporaryFolder { folder in
      let output = try await Kitchen(in: folder).run(arguments[0], arguments[1])
      #expect(output.status == 64)
      #expect(output.complaints.contains("--help"))
    }
  }

  @Test func explainsItself() async throws {
    try await withTemporaryFolder { folder in
      let output = try await Kitchen(in: folder).run("--help")
      #expect(output.status == 0)
      #expect(output.text.hasPrefix("USAGE: Tools/front-page"))
    }
  }
}
