import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What counts as the surface, by default and with the `--include` options.
@Suite struct SurfaceOptionsTests {
  private static let source = """
    public struct Kettle {
      public func boil(_ _water: Int) {}
      public func _descale(_ water: Int) {}
      public func pour(_slowly: Bool) {}
      @_spi(Service) public func inspect() {}
    }
    struct Hidden { public func leak(_ _water: Int) {} }
    protocol Tight: Hashable {}
    protocol Sealed: Tight {}
    public struct Cap<Seal> {}
    extension Cap: Tight {}
    extension Cap: Sealed where Seal: Sequence {}
    public struct Lid<Seal> {}
    extension Lid: Hashable {}
    extension Lid: Tight where Seal: Sequence {}
    """
  // What a hidden protocol brings under more conditions is nothing more.
  private static let cap = "struct Cap<Seal>\nextension Cap: Equatable\nextension Cap: Hashable\n"
  private static let lid = "\nstruct Lid<Seal>\nextension Lid: Equatable\nextension Lid: Hashable"
  private static let kettle = "\(cap)struct Kettle\nfunc Kettle.boil(_: Int)"
  private static let plain = kettle + lid
  private static let withSPI = "\(kettle)\nfunc Kettle.inspect()\(lid)"
  private static let withUnderscored = """
    \(cap)struct Kettle
    func Kettle._descale(_: Int)
    func Kettle.boil(_: Int)
    func Kettle.pour(_slowly: Bool)\(lid)
    """

  private func run(_ arguments: String..., in folder: URL) async throws -> (Int32, String, String) {
    let output = try await APICheckRun.run(arguments + ["--quiet"], in: folder)
    return (output.status, output.text, output.standardError)
  }

  @Test func eachOptionAddsWhatItNamesToEveryCommand() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files(Self.source))
      try await Git.commit(folder)
      let head = "// public surface, format 1, module Kettle\n"
      let spi = "\(head)// with declarations marked @_spi\n\(Self.withSPI)"
      let underscored = "\(head)// with names that begin with an underscore\n\(Self.withUnderscored)"
      #expect(try await run("list", in: folder).1 == head + Self.plain)
      #expect(try await run("list", "--include-spi", in: folder).1 == spi)
      #expect(try await run("list", "--include-underscored", in: folder).1 == underscored)
      try await expectMatchingBaselines(spi, in: folder)
      try await expectDifferences(in: folder)
    }
  }

  /// A baseline says what it was made with, and other options make it no evidence of a change.
  private func expectMatchingBaselines(_ text: String, in folder: URL) async throws {
    #expect(try await run("bless", "--include-spi", in: folder).0 == 0)
    #expect(try folder.text(of: "Tools/api-baselines/Kettle.txt") == text + "\n")
    #expect(try await run("--include-spi", in: folder).0 == 0)
    for command in [["check", "--include-spi", "--include-underscored"], ["diff", "Tools/api-baselines"]] {
      let output = try await APICheckRun.run(command + ["--quiet"], in: folder)
      #expect(output.status == 2)
      #expect(!output.text.contains("removed]"))
      #expect(output.standardError.contains("Kettle.txt was made with --include-spi, and this run has "))
    }
    #expect(try await run("bless", in: folder).0 == 0)
    let (status, _, complaint) = try await run("--include-underscored", in: folder)
    #expect(status == 2)
    #expect(complaint.contains("made with no --include option, and this run has --include-underscored"))
  }

  private func expectDifferences(in folder: URL) async throws {
    let changed = Self.source.replacing("inspect()", with: "look()").replacing(
      "_descale(_ w", with: "_descale(w")
    try folder.write([SmallPackage.source: changed.replacing("_ _water", with: "_ kettle")])
    #expect(try await run("diff", "main", in: folder).0 == 0)
    let spi = try await run("diff", "main", "--include-spi", in: folder)
    #expect(spi.0 == 1)
    #expect(spi.1.contains("Kettle.inspect() [member-removed]"))
    let underscored = try await run("diff", "main", "--include-underscored", in: folder)
    #expect(underscored.0 == 1)
    #expect(underscored.1.contains("Kettle._descale(_:)"))
    #expect(!underscored.1.contains("inspect"))
  }
}
