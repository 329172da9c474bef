/// A module's surface as the text that reviewers read, one declaration a line.
public enum Baseline: Sendable {
  /// How every baseline starts; the number is the format's.
  public static let firstLine = "// public surface, format 1, module "
  private static let spiLine = "// with declarations marked @_spi"
  private static let underscoredLine = "// with names that begin with an underscore"

  /// The text of a surface's baseline.
  public static func render(_ surface: Surface) -> String {
    var text = firstLine + surface.module + "\n"
    if surface.options.includesSPI { text += spiLine + "\n" }
    if surface.options.includesUnderscored { text += underscoredLine + "\n" }
    for line in surface.lines { text += line + "\n" }
    return text
  }

  /// Reads a baseline; `file` names it in errors.
  public static func parse(_ text: String, file: String) throws -> Surface {
    // Lines are split by bytes, since Swift takes a line end of two for one character.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    let head = lines.first ?? ""
    guard head.hasPrefix(firstLine) else {
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
    return Surface(
      module: String(head.dropFirst(firstLine.count)), declarations: declarations,
      options: SurfaceOptions(
        includesUnderscored: lines.contains { $0 == underscoredLine },
        includesSPI: lines.contains { $0 == spiLine }))
  }
}
