extension Surface {
  /// How every baseline starts; the number is the format's.
  static let firstLine = "// public surface, format 1, module "
  private static let spiLine = "// with declarations marked @_spi"
  private static let underscoredLine = "// with names that begin with an underscore"

  /// The surface as the text that reviewers read, one declaration a line.
  public var baseline: String {
    var text = Self.firstLine + module + "\n"
    if options.contains(.spi) { text += Self.spiLine + "\n" }
    if options.contains(.underscored) { text += Self.underscoredLine + "\n" }
    for line in lines { text += line + "\n" }
    return text
  }

  /// Reads a baseline; `file` names it in errors, which say on which line the damage is.
  public init(baseline text: String, file: String) throws {
    // Lines are split by bytes, since Swift takes a line end of two for one character.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    let head = lines.first ?? ""
    guard head.hasPrefix(Self.firstLine) else {
      throw SurfaceError.unknownBaselineFormat(file: file, found: String(head.prefix(60)))
    }
    var declarations: [Declaration] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && !line.hasPrefix("//") {
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
        throw SurfaceError.conflictedBaseline(file: file, line: index + 1)
      }
      guard let declaration = Declaration(line: line) else {
        throw SurfaceError.damagedBaseline(file: file, line: index + 1, text: String(line.prefix(120)))
      }
      declarations.append(declaration)
    }
    var options: Set<SurfaceOption> = []
    if lines.contains(where: { $0 == Self.spiLine }) { options.insert(.spi) }
    if lines.contains(where: { $0 == Self.underscoredLine }) { options.insert(.underscored) }
    self.init(
      module: String(head.dropFirst(Self.firstLine.count)), declarations: declarations, options: options)
  }
}
