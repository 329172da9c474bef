/// A change of an API of which the compiler has shown whether a client breaks.
public struct KnownChange: Hashable, Sendable {
  /// Its folder in the corpus: the area, and what tells it from the others there.
  public let path: String
  /// The source before.
  public let old: String
  /// The source after.
  public let new: String
  let breaksClients: Bool

  /// Makes a change from the files of its folder; the last verdict in `expect` is what its client proves.
  public init(path: String, expect: String, old: String, new: String) {
    self.path = path
    self.old = old
    self.new = new
    let verdicts = ["breaking", "fragile", "additive", "compatible", "none"]
    breaksClients =
      expect.split { !$0.isLetter }.last { verdicts.contains(String($0)) } == "breaking"
  }

  /// The part of the corpus it belongs to, as a reader calls it.
  var area: String {
    let folder = path.split(separator: "/").dropLast().first.map(String.init) ?? "changes"
    return folder.prefix(1).uppercased() + folder.dropFirst().replacing("-", with: " ")
  }

  /// What tells its sources from all others, wherever they lie.
  var checksum: String {
    Checksum.of([old, new])
  }
}
