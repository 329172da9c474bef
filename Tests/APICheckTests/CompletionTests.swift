import APICheckCommands
import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

@Suite struct CompletionTests {
  private func script(for shell: String) async throws -> String {
    let output = try await APICheckRun.run(
      ["completions", shell], in: FileManager.default.temporaryDirectory)
    #expect(output.status == 0)
    return String(decoding: output.standardOutput, as: UTF8.self)
  }

  /// What bash offers for the last of `words`, in a folder with two baselines, a tag, a manifest and a file.
  private func completions(of words: [String]) async throws -> [String] {
    try await withTemporaryFolder { folder in
      try folder.write([
        "Tools/api-baselines/Kettle.txt": "", "Tools/api-baselines/Teapot.txt": "", "my file.txt": "",
        "Package.swift": """
        targets: [
          .target(
            name: "Leaves"), .target(name: "Water", dependencies: [.target(name: "Leaves")]),
          .testTarget(name: "WaterTests"),
        ]
        """,
      ])
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let output = try await Bash.run(
        """
        eval "$("$0" completions bash)"
        COMP_WORDS=(api-check \(quoted))
        COMP_CWORD=\(words.count)
        _api_check
        for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
        """, in: folder)
      #expect(output.standardError.isEmpty)
      return output.text.split(separator: "\n").map { String($0) }
    }
  }

  @Test(arguments: [
    (["b"], ["bless"]),
    (["--package-path", ".", "cl"], ["clean"]),
    (["--fail"], ["--fail-on"]),
    (["--package-path", "T"], ["Tools"]),
    (["bless", ""], ["Kettle", "Teapot"]),
    (["check", "--module", "K"], ["Kettle"]),
    (["check", "--fail-on", ""], ["any", "fragile", "breaking"]),
    (["check", "--expect", "m"], ["minor", "major"]),
    (["check", "--build-system", ""], ["native", "swiftbuild"]),
    (["check", "--format", "j"], ["json", "junit"]),
    (["check", "--format", "=", "j"], ["json", "junit"]),
    (["check", "--format", "="], Setting.format.choices(for: .check)),
    (["check", "--format", "json", "=", "my"], ["my file.txt"]),
    (["check", "--format", "json", "="], ["Package.swift", "my file.txt", "Tools"]),
    (["list", "--format", ""], ["text", "json", "markdown"]),
    (["check", "--label-file", "m"], ["my file.txt"]),
    (["check", "--against", "1"], ["1.0.0"]),
    (["check", "--against", "1.0.0", "="], ["any", "fragile", "breaking", "nothing"]),
    (["check", "--against", "=", "1.0.0", "=", "n"], ["nothing"]),
    (["accept", "boil()", "--against", "1.0.0", "="], []),
    (["accept", "boil()", "--against", "1"], ["1.0.0"]),
    (["bless", "--target", ""], ["Leaves", "Water"]),
    (["diff", "1"], ["1.0.0"]),
    (["diff", "1.0.0", "m"], ["main", "my file.txt"]),
    (["explain", "case-r"], ["case-removed"]),
    (["accept", "boil()", "--rule", "case-r"], ["case-removed"]),
    (["accept", "boil()", "--reason", ""], []),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["help", "bl"], ["bless"]),
    (["rules", ""], []),
    (["nonsense", ""], []),
  ])
  func bashOffersWhatFits(words: [String], offers: [String]) async throws {
    let found = try await completions(of: words)
    #expect(Set(found.filter { !$0.hasPrefix(".git") }) == Set(offers))
  }

  @Test(arguments: HelpedCommand.all)
  func bashOffersTheOptionsOfACommand(command: HelpedCommand) async throws {
    #expect(try await completions(of: [command.name, "--"]) == command.options)
  }

  @Test(arguments: HelpedCommand.all)
  func zshKnowsTheOptionsOfACommand(command: HelpedCommand) async throws {
    let script = try await script(for: "zsh")
    let part = try #require(script.split(separator: "\n    \(command.name))\n").dropFirst().first)
    let options = part.prefix(upTo: try #require(part.firstRange(of: ";;")).lowerBound)
      .matches(of: #/'\*?(--[a-z-]+)/#).map { String($0.1) }
    #expect(options == command.options)
  }

  @Test(arguments: HelpedCommand.all)
  func fishKnowsTheOptionsOfACommand(command: HelpedCommand) async throws {
    let options = try await script(for: "fish").split(separator: "\n")
      .filter { $0.hasPrefix("complete -c api-check -n '__api_check_is \(command.name)' ") }
      .compactMap { $0.firstMatch(of: #/ -l ([a-z-]+)/#).map { "--" + $0.1 } }
    #expect(options == command.options)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func aShellUnderstandsItsScript(shell: String) async throws {
    // Where a shell is not installed, nobody loads its script.
    let check = #"! command -v \#(shell) >/dev/null || "$0" completions \#(shell) | \#(shell) -n"#
    let output = try await Bash.run("set -o pipefail; \(check)", in: FileManager.default.temporaryDirectory)
    #expect(output.status == 0)
    #expect(output.standardError.isEmpty)
  }
}
