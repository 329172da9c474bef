import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What has changed since a release, and since several revisions, and how much of it a run allows.
@Suite struct ReleaseComparisonTests {
  /// A package with a release, on whose main branch something was added that the release lacks.
  private func withReleasedPackage(_ body: (URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      for tag in ["1.0.0", "0.9.0", "1.1.0-beta.1"] { _ = try await Git.run(["tag", tag], in: folder) }
      try folder.write([SmallPackage.source: "public func boil() {}\npublic func pour() {}\n"])
      try await Git.commit(folder)
      #expect(try await check("bless", in: folder).status == 0)
      try await body(folder)
    }
  }

  private func check(_ arguments: String..., in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(arguments + ["--quiet"], in: folder)
  }

  @Test func theNewestReleaseIsFoundByItsTag() async throws {
    try await withReleasedPackage { folder in
      let release = try await check("diff", "latest-release", in: folder)
      #expect(release.status == 1)
      #expect(release.text.contains("Comparing the revision 1.0.0 ("))
      #expect(release.text.contains("Next version: at least 1.1.0."))
      let prerelease = try await check("check", "--against", "latest-prerelease", in: folder)
      #expect(prerelease.text.contains("Comparing the revision 1.1.0-beta.1 ("))
      let misspelt = try await check("diff", "latest-relase", in: folder)
      #expect(misspelt.status == 2)
      #expect(misspelt.standardError.contains("neither a path nor a revision; did you mean latest-release?"))
      _ = try await Git.run(["tag", "latest-releases"], in: folder)
      #expect(try await check("diff", "latest-releases", in: folder).status == 0)
      for tag in ["1.0.0", "0.9.0", "1.1.0-beta.1"] {
        _ = try await Git.run(["tag", "--delete", tag], in: folder)
      }
      let none = try await check("diff", "latest-release", in: folder)
      #expect(none.status == 2)
      #expect(none.standardError.contains("fetch the tags (git fetch --tags) or name a revision."))
    }
  }

  @Test func aShallowCloneHasTheTagsAndNotTheHistory() async throws {
    try await withReleasedPackage { folder in
      _ = try await Git.run(
        ["clone", "--quiet", "--depth", "1", "file://\(folder.path)", "shallow"], in: folder)
      let shallow = folder.appending(path: "shallow")
      let output = try await check("diff", "latest-release", in: shallow)
      #expect(output.status == 2)
      let remedy = "git fetch --unshallow --tags"
      #expect(
        output.standardError.contains(
          "in this shallow clone; fetch the history (\(remedy), or fetch-depth: 0"))
      _ = try await Git.run(["fetch", "--quiet", "--unshallow", "--tags"], in: shallow)
      let whole = try await check("diff", "latest-release", in: shallow)
      #expect(whole.status == 1 && whole.text.contains("additive pour()"), "\(whole)")
    }
  }

  @Test func aVersionOfARegistryIsWhatItsTagHolds() async throws {
    try await withReleasedPackage { folder in
      _ = try await Git.run(["tag", "v1.1.0"], in: folder)
      let registered = try await check("diff", "acme.Kettle@1.0.0", "acme.Kettle@1.1.0", in: folder)
      #expect(registered.status == 1, "\(registered.standardError)")
      #expect(registered.text.hasPrefix("Comparing the revision 1.0.0 ("))
      #expect(registered.text.contains(" with the revision v1.1.0 ("))
      #expect(
        try await check("diff", "v1.0.0", "1.1.0", in: folder).text.hasPrefix(
          "Comparing the revision 1.0.0 ("))
      let unknown = try await check("diff", "acme.Kettle@3.0.0", in: folder)
      #expect(unknown.status == 2)
      #expect(
        unknown.standardError.contains("this repository has no tag 3.0.0 or v3.0.0 with its sources; fetch"))
    }
  }

  @Test func whatWasAddedAndTakenBackBetweenReleasesNeedNotFail() async throws {
    try await withReleasedPackage { folder in
      try folder.write([SmallPackage.source: "public func boil() {}\n"])
      #expect(try await check("bless", in: folder).status == 0)
      let main = ["check", "--against", "main"]
      #expect(try await APICheckRun.run(main, in: folder).status == 1)
      let both = try await check(
        "check", "--against", "latest-release", "--against", "main=nothing", in: folder)
      #expect(both.status == 0, "\(both.text)")
      #expect(both.text.contains("Kettle since revision main ("))
      #expect(both.text.contains("breaking pour() [member-removed]"))
      #expect(
        try await check("check", "--against", "latest-release", "--against", "main=breaking", in: folder)
          .status
          == 1)
    }
  }

  @Test func aDecisionNeedsToConcernOnlyOneComparison() async throws {
    try await withReleasedPackage { folder in
      try folder.write([SmallPackage.source: "public func boil() {}\n"])
      #expect(try await check("bless", in: folder).status == 0)
      let decision = [
        "accept", "pour()", "--against", "main", "--reason", "Nobody saw it.", "--until", "9.0.0",
      ]
      #expect(try await APICheckRun.run(decision, in: folder).status == 0)
      let both = try await check("check", "--against", "latest-release", "--against", "main", in: folder)
      #expect(both.status == 0, "\(both.text)")
      #expect(try await check("check", "--against", "latest-release", in: folder).status == 1)
      try await Git.commit(folder)
      let stale = try await check("check", "--against", "latest-release", "--against", "main", in: folder)
      #expect(stale.status == 1 && stale.text.contains("No change is what this line accepts; delete it."))
    }
  }

  @Test func aLevelIsOfferedWhereSeveralBreaksAreOfOneKind() async throws {
    try await withReleasedPackage { folder in
      try folder.write([SmallPackage.source: "public func boil() {}\npublic func stir() {}\n"])
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func boil() async {}\npublic func stir() {}\n"])
      let level = "All breaks are of one kind, async-added. If no such change matters to your clients, put"
      #expect(try await !APICheckRun.run(["diff", "HEAD"], in: folder).text.contains("All breaks"))
      try folder.write([SmallPackage.source: "public func boil() async {}\npublic func stir() async {}\n"])
      #expect(try await APICheckRun.run(["diff", "HEAD"], in: folder).text.contains(level))
      try folder.write([SmallPackage.source: "public func boil() async {}\n"])
      #expect(try await !APICheckRun.run(["diff", "HEAD"], in: folder).text.contains("All breaks"))
      try folder.write([SmallPackage.source: "\n"])
      #expect(try await !APICheckRun.run(["diff", "HEAD"], in: folder).text.contains("All breaks"))
    }
  }

  /// An old release may depend on what is gone; the baselines are there all the same.
  @Test func aReleaseThatDoesNotBuildLeavesTheBaselinesToCompareWith() async throws {
    try await withReleasedPackage { folder in
      try folder.write([SmallPackage.source: "public func boil() -> Gone {}\n"])
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "2.0.0"], in: folder)
      try folder.write([SmallPackage.source: "public func boil() {}\npublic func pour() {}\n"])
      try FileManager.default.removeItem(at: folder.appending(path: "Tools"))
      try await Git.commit(folder)
      let against = ["--against", "latest-release"]
      let bare = try await APICheckRun.run(["check"] + against, in: folder)
      #expect(bare.status == 2 && bare.text.isEmpty, "\(bare.text)")
      #expect(bare.standardError.contains("The revision 2.0.0 ("))

      #expect(try await APICheckRun.run(["bless"], in: folder).status == 0)
      try folder.write([
        ".api-check": "against = latest-release=nothing\n", SmallPackage.source: "public func boil() {}\n",
      ])
      for command in [["check"], ["check", "--against", "2.0.0"]] {
        let output = try await APICheckRun.run(command, in: folder)
        #expect(output.status == 2, "\(output.text)")
        #expect(output.text.contains("breaking pour() [member-removed]"), "\(output.text)")
        #expect(output.standardError.contains("Nothing could be compared with the revision 2.0.0 ("))
        #expect(
          output.standardError.contains(
            command.count == 1
              ? "To compare with them alone, take `against = latest-release=nothing` out of .api-check (line 1)."
              : "To compare with them alone, leave out --against."), "\(output.standardError)")
        #expect(output.standardError.contains("cannot find type 'Gone' in scope"))
      }
      let sound = try await APICheckRun.run(["check"] + against + ["--against", "1.0.0"], in: folder)
      #expect(sound.status == 2 && sound.text.contains("Kettle: 1 breaking"), "\(sound.text)")
      for options in [[], ["--all"]] {
        let advice = try await APICheckRun.run(["advise"] + options, in: folder)
        #expect(advice.status == 2)
        #expect(advice.text.hasPrefix("Nothing to advise on"), "\(advice.text)")
        #expect(advice.standardError.contains("out of .api-check (line 1)."), "\(advice.standardError)")
      }
      // What is wrong with the sources is what has to be mended first.
      try folder.write([SmallPackage.source: "public func boil() -> Gone {}\n"])
      let wrong = try await APICheckRun.run(["check"], in: folder)
      #expect(wrong.status == 2 && wrong.text.isEmpty)
      #expect(wrong.standardError.contains("api-check: The working tree does not build"))
    }
  }

  /// The next branch has nothing to do with the decision, and the comparison with the release still needs it.
  @Test func aDecisionOutlivesTheBranchThatTookIt() async throws {
    try await withReleasedPackage { folder in
      try folder.write([
        ".api-check": "against = latest-release\n", SmallPackage.source: "public func boil() async {}\n",
      ])
      #expect(try await check("bless", in: folder).status == 0)
      let decision = ["accept", "boil()", "--reason", "Asked.", "--until", "9.0.0"]
      #expect(try await APICheckRun.run(decision, in: folder).status == 0)
      try await Git.commit(folder)
      #expect(try await check("check", in: folder).status == 0)
      let branch = try await check("check", "--against", "main", "--fail-on", "breaking", in: folder)
      #expect(branch.status == 0, "\(branch.text)")
      // What was decided in the newer of two revisions holds for it, and not what was decided later or before.
      let passing = ["--fail-on", "breaking"]
      let revisions = try await APICheckRun.run(["diff", "1.0.0", "HEAD"] + passing, in: folder)
      #expect(
        revisions.status == 0 && revisions.text.contains("accepted breaking boil()"), "\(revisions.text)")
      try folder.write(["Tools/api-accepted.txt": "# Nothing.\n"])
      #expect(try await APICheckRun.run(["diff", "1.0.0", "HEAD"] + passing, in: folder).status == 0)
      #expect(try await APICheckRun.run(["diff", "1.0.0"] + passing, in: folder).status == 1)
    }
  }

  /// What is new since the release and broken since HEAD is broken, whatever the package compares itself with.
  @Test(arguments: ["against = latest-release", "against = latest-release=nothing", ""])
  func aDecisionIsOnTheBreakThatThereIs(configuration: String) async throws {
    try await withReleasedPackage { folder in
      try folder.write([
        ".api-check": configuration,
        SmallPackage.source: "public func boil() async {}\npublic func pour(times: Int) {}\n",
      ])
      let decision = ["--reason", "Asked.", "--until", "9.0.0"]
      for name in ["pour()", "boil()"] {
        let output = try await APICheckRun.run(["accept", name] + decision, in: folder)
        #expect(output.status == 0, "\(output.standardError)")
      }
      let record = try folder.text(of: "Tools/api-accepted.txt")
      #expect(record.contains("\nparameter-added pour() in") && record.contains("\nasync-added boil() in"))
      try await Git.commit(folder)
      // Once it is committed, only the release still shows what has broken.
      let late = try await APICheckRun.run(["accept", "boil()"] + decision, in: folder)
      #expect(late.status == (configuration.isEmpty ? 2 : 0))
      let unknown = try await APICheckRun.run(["accept", "fry()"] + decision, in: folder)
      let revisions = configuration.isEmpty ? "HEAD" : "HEAD and latest-release"
      #expect(unknown.standardError.contains("There is no change on fry() since \(revisions); "))
      // The command line says where to look, and nowhere else.
      let narrow = try await APICheckRun.run(
        ["accept", "boil()", "--against", "HEAD"] + decision, in: folder)
      #expect(narrow.status == 2, "\(narrow.standardError)")
    }
  }

  @Test func aRunFailsOnlyForMoreThanIsExpected() async throws {
    try await withReleasedPackage { folder in
      for (expected, status) in [("patch", 1), ("minor", 0), ("major", 0)] as [(String, Int32)] {
        #expect(try await check("diff", "1.0.0", "--expect", expected, in: folder).status == status)
      }
      try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
      #expect(try await check("diff", "1.0.0", "--expect", "minor", in: folder).status == 1)
      #expect(try await check("diff", "1.0.0", "--expect", "major", in: folder).status == 0)
      // What is recorded has to be true whatever is expected.
      let stale = try await check("check", "--against", "1.0.0", "--expect", "major", in: folder)
      #expect(stale.status == 1 && stale.text.contains("The committed baselines are stale"))
      #expect(stale.text.contains("stale; mend or accept what is breaking first, then run `api-check bless`"))
      #expect(stale.text.contains("If clients can live with a break: "))
      // Without a break there is none to live with.
      let more = "public func boil() {}\npublic func pour() {}\npublic func heat() {}\n"
      try folder.write([SmallPackage.source: more])
      let larger = try await check("check", "--against", "1.0.0", in: folder)
      #expect(
        larger.status == 1 && larger.text.contains("The committed baselines are stale; run `api-check bless`")
      )
      #expect(!larger.text.contains("If clients can live with a break: "))
      #expect(try await check("diff", "1.0.0", "--expect", "much", in: folder).status == 64)
      let both = try await check("diff", "1.0.0", "--expect", "major", "--fail-on", "breaking", in: folder)
      #expect(both.status == 64)
    }
  }

  @Test func aLabelAcceptsBreaksAndTheReportSaysSo() async throws {
    try await withReleasedPackage { folder in
      try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
      let arguments = ["diff", "1.0.0", "--fail-on", "breaking", "--label-file", "labels.txt"]
      let missing = try await APICheckRun.run(arguments, in: folder)
      #expect(missing.status == 2 && missing.standardError.contains("labels.txt"))
      try folder.write(["labels.txt": "bug\napi-break-approved-not\n"])
      #expect(try await APICheckRun.run(arguments, in: folder).status == 1)
      try folder.write(["labels.txt": "bug\r\n api-break-approved\n"])
      let accepted = try await APICheckRun.run(arguments, in: folder)
      #expect(accepted.status == 0)
      #expect(accepted.text.contains("Accepted until this is merged: labelled api-break-approved"))
    }
  }
}
