import APICheckCommands
import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

@Suite struct HelpTests {
  private func run(_ arguments: String...) async throws -> String {
    let output = try await APICheckRun.run(arguments, in: FileManager.default.temporaryDirectory)
    #expect(output.status == 0, "\(output.standardError)")
    return String(decoding: output.standardOutput, as: UTF8.self)
  }

  @Test func aCommandExplainsItself() async throws {
    let text = try await run("help", "bless")
    try Snapshot("help-bless.txt").expect(text)
    for question in ["--help", "-h"] {
      #expect(try await run("bless", question) == text)
      #expect(try await run(question, "bless", "Networking") == text)
    }
  }

  @Test func theWholeHelpNamesEachCommand() async throws {
    let text = try await run("help")
    for command in HelpedCommand.all where command.name != "check" {
      #expect(text.contains("\n  api-check \(command.name) "))
    }
    #expect(text.contains("\n  api-check [check] "))
  }

  @Test(arguments: HelpedCommand.all)
  func aCommandListsTheOptionsThatItKnows(command: HelpedCommand) async throws {
    let section = try await run("help", command.name).section("OPTIONS")
    let names = section.compactMap { $0.firstMatch(of: #/^  (--[a-z-]+)/#).map { String($0.1) } }
    #expect(names == command.options)
    // What an option does to another command is of no use here; config is about the options of all.
    let all = section.map { $0.drop { $0 == " " } }.joined(separator: " ")
    let others = Set(HelpedCommand.all.map(\.name).filter { all.contains("with \($0): ") })
    #expect(
      others
        == (command.name == "config"
          ? ["check", "accept", "mend", "advise", "init", "doctor", "narrow"] : []))
  }

  @Test(arguments: HelpedCommand.all)
  func examplesMeanSomething(command: HelpedCommand) async throws {
    let lines = try await run("help", command.name).section("EXAMPLES").map { $0.drop { $0 == " " } }
    let examples = lines.filter { !$0.hasPrefix("#") }
    #expect(examples.count >= 2)
    for example in examples {
      try await withTemporaryFolder { folder in
        let tools = URL(filePath: APICheckRun.tool).deletingLastPathComponent().path
        // One of them removes what all tests would share.
        let output = try await Bash.run(
          "PATH=\(tools):$PATH\n\(example)", in: folder,
          environment: try APICheckRun.environmentOfItsOwn(beside: folder))
        // There is no package here, so that whatever builds one ends at once.
        #expect(output.status != 64, "\(output.standardError)")
        #expect(!output.standardError.contains("--help"), "\(output.standardError)")
      }
    }
  }

  @Test(arguments: HelpedCommand.all.filter { $0.options.contains("--format") })
  func aFileBehindAFormatIsOfferedWhereItIsTaken(command: HelpedCommand) async throws {
    let offered = try await run("help", command.name).contains("FORMAT[=FILE]")
    let output = try await APICheckRun.run(
      [command.name, "--format", "text=\(command.name).txt"], in: FileManager.default.temporaryDirectory)
    let isRefused = output.standardError.contains("leave out the file")
    #expect(offered != isRefused)
  }

  @Test(arguments: [nil] + HelpedCommand.all)
  func noLineIsTooLong(command: HelpedCommand?) async throws {
    let text = if let command { try await run("help", command.name) } else { try await run("help") }
    #expect(text.split(separator: "\n").filter { $0.count > 100 } == [])
  }

  @Test func theManualPageTellsAll() async throws {
    let lines = try await run("help", "--man").split(separator: "\n")
    #expect(lines.first == ".TH API-CHECK 1")
    for command in HelpedCommand.all {
      #expect(lines.contains(".SS \(command.name)"))
      for option in command.options {
        let name = ".B " + option.replacing("-", with: #"\-"#)
        #expect(lines.contains { $0 == name || $0.hasPrefix(name + " ") })
      }
    }
    let requests = lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
      .map { $0.prefix { $0 != " " } }
    #expect(Set(requests) == [".TH", ".SH", ".SS", ".B", ".br", ".TP"])
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func theManualPageCanBeTypeset() async throws {
    let page = #""$0" help --man | groff -man -ww -Tascii -P-cbou"#
    let output = try await Bash.run(page, in: FileManager.default.temporaryDirectory)
    #expect(output.standardError.isEmpty)
    #expect(output.text.contains("api-check diff OLD [NEW]"))
    #expect(output.text.contains(#"eval "$(api-check completions bash)""#))
  }
}

extension String {
  /// The lines below a headline and above the next empty one.
  fileprivate func section(_ headline: String) -> [Substring] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.drop { $0 != headline }.dropFirst().prefix { !$0.isEmpty })
  }
}
