import Compatibility
import Reports
import Testing

@Suite struct SemanticVersionTests {
  @Test(arguments: ["1.2.3", "0.0.0", "10.20.30"])
  func isWhatItIsReadFrom(text: String) {
    #expect(SemanticVersion(text)?.description == text)
    #expect(SemanticVersion(tag: "v\(text)")?.description == text)
  }

  @Test(arguments: ["1.2", "1.2.3.4", "1.2.3-beta", "1.02.3", "1..3", "+1.2.3", "１.2.3", "v1.2.3", ""])
  func isNothingElse(text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  @Test func growsNumberByNumber() {
    let versions = ["2.0.0", "1.10.0", "1.9.9", "1.9.10", "0.30.0"].compactMap { SemanticVersion($0) }
    #expect(versions.sorted().map(\.description) == ["0.30.0", "1.9.9", "1.9.10", "1.10.0", "2.0.0"])
  }

  @Test(arguments: [
    ("1.4.2", Verdict.breaking, "2.0.0"), ("1.4.2", .additive, "1.5.0"), ("1.4.2", .compatible, "1.4.3"),
    ("0.4.2", .breaking, "0.5.0"), ("0.4.2", .additive, "0.4.3"), ("0.4.2", .compatible, "0.4.3"),
  ])
  func aChangeAsksForAVersion(released: String, verdict: Verdict, next: String) {
    let history = ReleaseHistory(oldTags: ["v0.1.0", "junk", released], newTags: [released])
    #expect(history.nextVersion(after: verdict)?.description == next)
  }

  @Test func whatIsReleasedIsNotReleasedAgain() {
    let history = ReleaseHistory(oldTags: ["1.0.0"], newTags: ["1.0.0", "2.1.0", "3.0.0-beta.1"])
    #expect(history.nextVersion(after: .breaking) == SemanticVersion(2, 1, 1))
    #expect(
      ReleaseHistory(oldTags: [], newTags: ["0.1.0"]).nextVersion(after: .breaking)?.description == "0.1.1")
  }

  @Test func withoutAChangeOrAReleaseThereIsNoNextVersion() {
    #expect(ReleaseHistory(oldTags: ["1.0.0"], newTags: ["1.0.0"]).nextVersion(after: .none) == nil)
    #expect(ReleaseHistory(oldTags: ["nightly"], newTags: []).nextVersion(after: .breaking) == nil)
  }
}
