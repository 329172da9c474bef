import Foundation
import PackageBuilds
import TestSupport
import Testing

@Suite struct RevisionTests {
  @Test func aRevisionIsBuiltOnce() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try Kitchen(in: folder)
      try await kitchen.commit()
      try kitchen.write([Kitchen.source: "public func whistle() {}\n"])
      let first = try await kitchen.version(.revision("main"))
      #expect(first.lines(of: "Kettle") == ["func boil()"])
      #expect(first.title.hasPrefix("revision main ("))
      #expect(first.commit?.count == 40)

      // Whoever builds it again sees this.
      let checkout = URL(filePath: try #require(first.sourceRoot))
      try Data("public func spill() {}\n".utf8).write(to: checkout.appending(path: Kitchen.source))
      let second = try await kitchen.version(.named("main"))
      #expect(second.lines(of: "Kettle") == ["func boil()"])
    }
  }

  @Test func theRepositoryTellsOfThePackage() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try Kitchen(in: folder.appending(path: "repository"))
      #expect(kitchen.reader.prefix == nil)
      #expect(kitchen.reader.tags(in: "HEAD") == [])
      try await kitchen.commit()
      #expect(kitchen.reader.prefix == "")
    }
  }

  @Test(arguments: [
    (
      Reference.revision("mian"),
      "mian is neither a path nor a revision of this repository; did you mean main?"
    ),
    (.named("Sources"), "is neither a package, a directory of *.symbols.json files, nor a baseline file"),
  ])
  func saysWhatCannotBeFound(reference: Reference, sentence: String) async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try Kitchen(in: folder)
      try await kitchen.commit()
      let place: Reference =
        if case .named(let path) = reference { .named(kitchen.folder.path + "/" + path) } else { reference }
      let error = await #expect(throws: (any Error).self) { try await kitchen.version(place) }
      #expect(try #require(error.map { "\($0)" }).contains(sentence))
    }
  }

  @Test func saysThatARevisionNeedsARepository() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try Kitchen(in: folder)
      let error = await #expect(throws: (any Error).self) { try await kitchen.version(.revision("main")) }
      #expect(
        try #require(error.map { "\($0)" }).contains(
          "\(folder.path) is not in a git repository that could have")
      )
    }
  }
}
