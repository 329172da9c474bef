import PublicAPI

extension Surface {
  /// The surface of a module Kit with these lines.
  static func kit(_ lines: String...) throws -> Surface { try kit(lines) }

  /// The surface of a module Kit with these lines.
  static func kit(_ lines: [String]) throws -> Surface {
    try Surface(
      baseline: "// public surface, format 1, module Kit\n" + lines.joined(separator: "\n") + "\n",
      file: "Kit.txt")
  }
}
