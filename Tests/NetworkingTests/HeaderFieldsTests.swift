import Networking
import Testing

@Suite struct HeaderFieldsTests {
  private let fields: HeaderFields = ["Accept": "a", "X-Id": "1", "ACCEPT": "b", "x": ""]

  @Test(arguments: ["X-Id", "x-id", "X-ID"]) func aNameIsFoundWhateverItsCase(name: String) {
    #expect(fields[name] == "1")
    #expect(fields.values(of: name) == ["1"])
  }

  /// Letters beyond ASCII, and what differs from a letter by the same bit as its capital, are other characters.
  @Test(arguments: [("Ä", "ä"), ("@", "`"), ("[", "{"), ("K", "\u{212a}"), ("e\u{301}", "é")])
  func nothingButTheCaseOfASCIIIsTheSame(name: String, other: String) {
    var fields: HeaderFields = [:]
    fields[name] = "1"
    #expect(fields[name] == "1")
    #expect(fields[other] == nil)
  }

  @Test func valuesOfOneNameAreJoined() {
    #expect(fields["accept"] == "a, b")
    #expect(fields.values(of: "accept") == ["a", "b"])
    #expect(fields["x"] == "")
    #expect(fields["missing"] == nil)
    #expect(fields.values(of: "missing") == [])
  }

  @Test func allAreThereAsTheyWereWritten() {
    var iterator = fields.makeIterator()
    #expect(iterator.next()?.value == "a")
    #expect(fields.map(\.name) == ["Accept", "X-Id", "ACCEPT", "x"])
    #expect(fields.map(\.value) == ["a", "1", "b", ""])
  }

  @Test func toSetReplacesAllOfTheName() {
    var fields = fields
    fields["accept"] = "c"
    #expect(fields.map(\.name) == ["accept", "X-Id", "x"])
    fields["X-Id"] = nil
    #expect(fields.map(\.value) == ["c", ""])
    fields["New"] = "d"
    #expect(fields.map(\.name) == ["accept", "x", "New"])
  }

  @Test func toAppendReplacesNothing() {
    var fields = fields
    fields.append("c", for: "accept")
    #expect(fields.values(of: "Accept") == ["a", "b", "c"])
  }

  @Test func whatMeansTheSameIsEqual() {
    let same: HeaderFields = ["x-id": "1", "accept": "a", "X": "", "Accept": "b"]
    #expect(fields == same)
    var hashers = (Hasher(), Hasher())
    fields.hash(into: &hashers.0)
    same.hash(into: &hashers.1)
    #expect(hashers.0.finalize() == hashers.1.finalize())
    let others: [HeaderFields] = [
      ["accept": "b", "x-id": "1", "Accept": "a", "x": ""], ["accept": "a, b", "x-id": "1", "x": ""],
      ["accept": "a", "x-id": "1", "Accept": "B", "x": ""], ["accept": "a", "x-id": "1", "Accept": "b"], [:],
    ]
    for other in others { #expect(fields != other) }
    // Two may meet by chance, and all of them cannot.
    #expect(Set(([fields] + others).map(\.hashValue)).count > 1)
  }
}
