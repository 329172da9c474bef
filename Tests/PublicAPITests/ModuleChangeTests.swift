import APIComparison
import PublicAPI
import Testing

@Suite struct ModuleChangeTests {
  @Test func aModuleThatIsGoneSaysWhatItHeld() {
    let change = Change.removal(ofModule: "Shop", size: "3 declarations are")
    #expect(change.verdict == .breaking)
    #expect([change.declaration, change.lines.old, change.lines.new] == ["Shop", "import Shop", nil])
    #expect(change.explanation == "Clients that import the module stop compiling: 3 declarations are gone.")
  }

  @Test func aModuleThatIsNewSaysWhatItHolds() {
    let change = Change.addition(ofModule: "Shop", size: "1 declaration is")
    #expect(change.verdict == .additive)
    #expect([change.declaration, change.lines.old, change.lines.new] == ["Shop", nil, "import Shop"])
    #expect(change.explanation == "Clients can import it: 1 declaration is new.")
  }

  @Test func aStaleBaselineBreaksNobody() {
    let change = Change.staleBaseline(ofModule: "Shop")
    #expect(change.verdict == .compatible)
    #expect(change.remedy.description.contains("bless Shop"))
  }
}
