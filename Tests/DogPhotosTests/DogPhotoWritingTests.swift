import DogPhotos
import Foundation
import TestSupport
import Testing

@Suite struct DogPhotoWritingTests {
  private let photo: DogPhoto

  init() throws {
    let url = try #require(URL(string: "https://images.dog.ceo/breeds/hound/n%201.jpg?a=1&b=2"))
    photo = try DogPhoto(message: url)
  }

  @Test func writesTheJsonOfTheService() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "dog.json")
      try photo.write(toJson: file)
      #expect(
        try String(contentsOf: file, encoding: .utf8)
          == #"{"message":"https://images.dog.ceo/breeds/hound/n%201.jpg?a=1&b=2","status":"success"}"#)
    }
  }

  /// Each process has an order of its own for what has none.
  @Test(.oneExitAtATime, arguments: 1...8) func everyProcessWritesTheSame(process: Int) async {
    await #expect(processExitsWith: .success) {
      try await DogPhotoWritingTests().writesTheJsonOfTheService()
    }
  }

  @Test func whatIsWrittenReadsBackEqual() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "dog.json")
      try photo.write(toJson: file)
      #expect(try JSONDecoder().decode(DogPhoto.self, from: Data(contentsOf: file)) == photo)
    }
  }

  @Test func replacesTheFileAndLeavesNothingElse() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "dog.json")
      try file.write(String(repeating: " ", count: 10_000))
      try photo.write(toJson: file)
      #expect(try JSONDecoder().decode(DogPhoto.self, from: Data(contentsOf: file)) == photo)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["dog.json"])
    }
  }

  @Test func permissionsAreThoseOfANewFile() async throws {
    try await withTemporaryFolder { folder in
      let old = folder.appending(path: "old.json")
      let new = folder.appending(path: "new.json")
      try old.write("")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old.path)
      try photo.write(toJson: old)
      try photo.write(toJson: new)
      #expect(try permissions(of: old) == permissions(of: new))
    }
  }

  @Test func symbolicLinkIsReplacedAndItsTargetKept() async throws {
    try await withTemporaryFolder { folder in
      let target = folder.appending(path: "target")
      let link = folder.appending(path: "dog.json")
      try target.write("kept")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try photo.write(toJson: link)
      #expect(try String(contentsOf: target, encoding: .utf8) == "kept")
      #expect(
        try FileManager.default.attributesOfItem(atPath: link.path)[.type] as? FileAttributeType
          == .typeRegular)
    }
  }

  @Test func missingFolderIsAnError() async throws {
    try await withTemporaryFolder { folder in
      let failure = #expect(throws: CocoaError.self) {
        try photo.write(toJson: folder.appending(path: "missing/dog.json"))
      }
      #expect(failure?.code == .fileNoSuchFile)
    }
  }

  @Test func addressThatIsNoFileIsAnError() throws {
    let failure = #expect(throws: CocoaError.self) { try photo.write(toJson: photo.message) }
    #expect(failure?.code == .fileWriteUnsupportedScheme)
  }

  private func permissions(of file: URL) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int)
  }
}
