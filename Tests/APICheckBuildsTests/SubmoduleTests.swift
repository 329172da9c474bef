import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Packages whose sources are in submodules, which a clone may lack.
@Suite struct SubmoduleTests {
  private static let submodule = "Sources/Kettle/Steam"

  /// Calls `body` with a repository in whose submodule a type has another name in the newer of two tagged commits, and with
  /// the folder around it.
  private func withPackage(_ body: (_ original: URL, _ base: URL) async throws -> Void) async throws {
    try await withTemporaryFolder { base in
      let (steam, kettle) = (base.appending(path: "steam"), base.appending(path: "kettle"))
      for (tag, type) in [("1.0.0", "Steam"), ("2.0.0", "Vapour")] {
        try steam.write(["Steam.swift": "public struct \(type) { public init() {} }\n"])
        try await Git.commit(steam)
        _ = try await Git.run(["tag", tag], in: steam)
      }
      try kettle.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(kettle)
      for path in [Self.submodule, "Documents/Steam"] {
        _ = try await git("submodule", "--quiet", "add", "file://\(steam.path)", path, in: kettle)
      }
      for tag in ["1.0.0", "2.0.0"] {
        _ = try await Git.run(["checkout", "--quiet", tag], in: kettle.appending(path: Self.submodule))
        try await Git.commit(kettle)
        _ = try await Git.run(["tag", tag], in: kettle)
      }
      try await body(kettle, base)
    }
  }

  private func git(_ arguments: String..., in folder: URL) async throws -> String {
    try await Git.run(["-c", "protocol.file.allow=always"] + arguments, in: folder)
  }

  private func clone(_ original: URL, _ base: URL) async throws -> URL {
    _ = try await git("clone", "--quiet", original.path, "clone", in: base)
    return base.appending(path: "clone")
  }

  private func run(_ arguments: String..., in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(arguments + (arguments == ["doctor"] ? [] : ["--quiet"]), in: folder)
  }

  @Test func whatIsNotClonedIsNotTheSame() async throws {
    try await withPackage { original, base in
      let folder = try await clone(original, base)
      let remedy =
        "without its submodules (\(Self.submodule)), whose commits are not in this clone; run "
        + "`git submodule update --init --recursive`."
      for arguments in [["diff", "1.0.0", "2.0.0"], ["diff", "1.0.0"], ["init"], ["list"]] {
        let output = try await APICheckRun.run(arguments + ["--quiet"], in: folder)
        #expect(output.status == 2 && output.text.isEmpty, "\(output.text)")
        #expect(output.standardError.contains(remedy), "\(output.standardError)")
      }
      let doctor = try await run("doctor", in: folder)
      #expect(doctor.status == 1)
      #expect(
        doctor.text.contains(
          "The files of the submodule \(Self.submodule) are not in this clone.\n    git submodule update --init --recursive"
        ),
        "\(doctor.text)")
      #expect(!doctor.text.contains("Documents"), "\(doctor.text)")
      // What nothing is compiled from may be missing.
      _ = try await git("submodule", "--quiet", "update", "--init", Self.submodule, in: folder)
      let whole = try await run("diff", "1.0.0", "2.0.0", in: folder)
      #expect(whole.status == 1 && whole.text.contains("breaking Steam [type-removed]"), "\(whole)")
    }
  }

  @Test func whatIsClonedWithoutHistoryIsNotEmpty() async throws {
    try await withPackage { original, base in
      let folder = try await clone(original, base)
      _ = try await git(
        "submodule", "--quiet", "update", "--init", "--depth", "1", Self.submodule, in: folder)
      let output = try await run("diff", "1.0.0", "2.0.0", in: folder)
      #expect(output.status == 2 && !output.text.contains("Vapour"), "\(output.text)")
      let remedy = "git -C \(Self.submodule) fetch --unshallow"
      #expect(output.standardError.contains("run `\(remedy)`."), "\(output.standardError)")
      #expect(try await run("doctor", in: folder).text.contains("lacks older commits.\n    \(remedy)\n"))
      _ = try await git("-C", Self.submodule, "fetch", "--quiet", "--unshallow", in: folder)
      let whole = try await run("diff", "1.0.0", "2.0.0", in: folder)
      #expect(whole.status == 1 && whole.text.contains("breaking Steam [type-removed]"), "\(whole)")
    }
  }

  @Test func whatATargetDoesNotListItDoesNotNeed() async throws {
    try await withPackage { original, base in
      let folder = try await clone(original, base)
      let manifest = try folder.text(of: "Package.swift")
      for (source, status) in [(SmallPackage.source, Int32(0)), ("Sources", 2)] {
        let target = ".target(name: \"Kettle\", path: \".\", sources: [\"\(source)\"])"
        try folder.write(["Package.swift": manifest.replacing(".target(name: \"Kettle\")", with: target)])
        let output = try await run("list", in: folder)
        #expect(output.status == status, "\(output)")
      }
    }
  }

  @Test func aPackageThatMovedLacksNoSubmodule() async throws {
    try await withPackage { original, base in
      let folder = try await clone(original, base)
      _ = try await git("submodule", "--quiet", "update", "--init", Self.submodule, in: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Inner"), withIntermediateDirectories: true)
      _ = try await git("mv", "Package.swift", "Inner/Package.swift", in: folder)
      try await Git.commit(folder)
      _ = try await git("tag", "3.0.0", in: folder)
      _ = try await git("checkout", "--quiet", "2.0.0", in: folder)
      let output = try await run("diff", "2.0.0", "3.0.0", in: folder)
      #expect(output.status == 2 && !output.standardError.contains("submodule"), "\(output)")
      #expect(
        output.standardError.contains("has no Package.swift in the top folder, but in Inner/;"), "\(output)")
    }
  }

  @Test func theRemedyIsForThePathAsAShellTakesIt() async throws {
    try await withPackage { original, base in
      _ = try await git("mv", Self.submodule, "Sources/Kettle/hot steam", in: original)
      try await Git.commit(original)
      _ = try await git("tag", "3.0.0", in: original)
      let folder = try await clone(original, base)
      _ = try await git(
        "submodule", "--quiet", "update", "--init", "--depth", "1", "Sources/Kettle/hot steam", in: folder)
      let doctor = try await run("doctor", in: folder)
      #expect(
        doctor.text.contains("    git -C 'Sources/Kettle/hot steam' fetch --unshallow\n"), "\(doctor.text)")
    }
  }

  @Test func linksIntoOneNeedItToo() async throws {
    try await withPackage { original, base in
      let link = original.appending(path: "Sources/Kettle/Linked.swift")
      _ = try await git("rm", "--quiet", "-f", Self.submodule, in: original)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "../../Documents/Steam/Steam.swift")
      try await Git.commit(original)
      let folder = try await clone(original, base)
      let output = try await run("list", in: folder)
      #expect(output.status == 2 && output.standardError.contains("(Documents/Steam)"), "\(output)")
    }
  }
}
