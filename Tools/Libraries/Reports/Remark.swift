public import PublicAPI

/// Something about a declaration that somebody may want to look at, and that fails nothing.
public struct Remark: Sendable, Hashable, Encodable {
  /// The module that it is about.
  let module: String
  /// The identifier of its kind.
  let kind: String
  /// The declaration, by the name that people use.
  let declaration: String
  /// Where it is; paths begin at the package.
  let location: SourceLocation?
  /// All that is said of it, in lines.
  let lines: [String]

  /// A remark of a kind on a declaration of a module.
  public init(
    _ kind: String, on declaration: String, of module: String, at location: SourceLocation?, _ lines: [String]
  ) {
    (self.kind, self.declaration, self.module) = (kind, declaration, module)
    (self.location, self.lines) = (location, lines)
  }

  /// What it is about, in a line.
  var title: String {
    let place = location.map { " \($0.file):\($0.line)" } ?? ""
    return "\(module): \(declaration) [\(kind)]\(place)"
  }
}
