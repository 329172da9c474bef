extension Surface {
  /// The start of every baseline; the number is that of the format.
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

  /// Reads a baseline; errors name it as `file`, with the line of the damage.
  ///
  /// A text that `isCanonical` was written by this version of the tool and not edited since. Its lines are taken as
  /// they are.
  public init(baseline text: String, file: String, isCanonical: Bool = false) throws {
    // Lines are split as bytes, since Swift treats CR LF as one character.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    let head = lines.first ?? ""
    guard head.hasPrefix(Self.firstLine) else {
      throw SurfaceError.unknownBaselineFormat(file: file, found: String(head.prefix(60)))
    }
    var declarations: [Declaration] = []
    var texts: [String] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && !line.hasPrefix("//") {
      if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
        throw SurfaceError.conflictedBaseline(file: file, line: index + 1)
      }
      guard let declaration = Declaration(line: line) else {
        throw SurfaceError.damagedBaseline(file: file, line: index + 1, text: String(line.prefix(120)))
      }
      declarations.append(declaration)
      if isCanonical { texts.append(String(line)) }
    }
    var options: Set<SurfaceOption> = []
    if lines.contains(where: { $0 == Self.spiLine }) { options.insert(.spi) }
    if lines.contains(where: { $0 == Self.underscoredLine }) { options.insert(.underscored) }
    let module = String(head.dropFirst(Self.firstLine.count))
    if isCanonical {
      self.init(module: module, ordered: declarations, lines: texts, options: options)
    } else {
      self.init(module: module, declarations: declarations, options: options)
    }
  }
}
