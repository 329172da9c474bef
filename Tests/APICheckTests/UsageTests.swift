import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

@Suite struct UsageTests {
  private func run(_ arguments: [String]) async throws -> (status: Int32, text: String, complaint: String) {
    let output = try await APICheckRun.run(arguments, in: FileManager.default.temporaryDirectory)
    return (output.status, String(decoding: output.standardOutput, as: UTF8.self), output.standardError)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--package-path", ".", "help"]])
  func explainsItself(arguments: [String]) async throws {
    let (status, text, _) = try await run(arguments)
    #expect(status == 0)
    try Snapshot("help.txt").expect(text)
  }

  @Test func namesItsVersion() async throws {
    let (status, text, _) = try await run(["--version"])
    #expect(status == 0)
    try Snapshot("version.txt").expect(text)
  }

  @Test(arguments: [
    (["chekc"], "There is no command chekc; did you mean check?"),
    (["zebra"], "There is no command zebra."),
    (["chekc", "--help"], "There is no command chekc; did you mean check?"),
    (["help", "blss"], "There is no command blss; did you mean bless?"),
    (["help", "bless", "list"], "help does not know what to do with list"),
    (["help", "--man", "bless"], "help does not know what to do with bless"),
    (["help", "--quiet"], "--quiet has no effect on help"),
    (["check", "--man"], "--man has no effect on check"),
    (["completions"], "completions needs the name of a shell: bash, zsh, fish."),
    (["completions", "tcsh"], "There are no completions for tcsh; choose among bash, zsh, fish."),
    (["completions", "bash", "zsh"], "completions does not know what to do with zsh"),
    (["--modul", "A"], "There is no option --modul; did you mean --module?"),
    (["-q"], "There is no option -q; did you mean --quiet?"),
    (["-v"], "There is no option -v; did you mean --verbose or --version?"),
    (["check", "extra"], "check does not know what to do with extra"),
    (["diff"], "diff needs OLD"),
    (["diff", ""], "An argument of diff is empty"),
    (["diff", "a", "b", "c"], "diff does not know what to do with c"),
    (["diff", "a", "--against", "main"], "--against has no effect on diff"),
    (["check", "--fail-on", "breaking"], "--fail-on has no effect on check without a revision"),
    (
      ["diff", "a", "--fail-on", "additive"],
      "--fail-on additive means nothing; choose any, fragile or breaking"
    ),
    (["check", "--exact"], "--exact has no effect on check without a revision"),
    (["bless", "--format", "json"], "--format has no effect on bless"),
    (["rules", "--module", "Kettle"], "--module has no effect on rules"),
    (["explain", "async-added", "--include-spi"], "--include-spi has no effect on explain"),
    (["clean", "--include-underscored"], "--include-underscored has no effect on clean"),
    (["list", "--format", "github"], "list has no format github"),
    (["--format", "xml"], "There is no format xml"),
    (["--build-system", "make"], "There is no build system make here; choose native or swiftbuild"),
    (["--traits", "A,../B"], "A,../B is no name"),
    (["--traits", "A,"], "A, is no name"),
    (["--define", "A B"], "A B is no name"),
    (["--traits", "A", "--all-traits"], "--traits and --all-traits contradict each other"),
    (["--all-traits", "--no-default-traits"], "--all-traits and --no-default-traits contradict each other"),
    (["--format"], "--format needs a value"),
    (["--module", "--quiet"], "--module needs a value"),
    (["--output="], "--output needs a value"),
    (["--quiet=yes"], "--quiet takes no value"),
    (["--quiet", "--verbose"], "--quiet and --verbose contradict each other"),
  ])
  func rejectsWhatMeansNothing(arguments: [String], sentence: String) async throws {
    let (status, text, complaint) = try await run(arguments)
    #expect(status == 64)
    #expect(text.isEmpty)
    #expect(complaint.contains(sentence))
    #expect(complaint.contains("--help"))
  }
}
