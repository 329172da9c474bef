import Surfaces

extension Surface {
  /// The surface of a module Kit with these lines.
  static func kit(_ lines: String...) throws -> Surface {
    try Baseline.parse(Baseline.firstLine + "Kit\n" + lines.joined(separator: "\n") + "\n", file: "Kit.txt")
  }
}
