public import PublicAPI

/// Something about a declaration that somebody may want to look at; it never fails a run.
public struct Remark: Sendable, Hashable, Encodable {
  /// The module of the declaration.
  let module: String
  /// The identifier of the remark's kind.
  let kind: String
  /// The declaration, by the name that people use.
  let declaration: String
  /// Where the declaration is; paths begin at the package.
  let location: SourceLocation?
  /// The text of the remark, line by line.
  let lines: [String]

  /// Makes a remark of a `kind` on a declaration of a module.
  public init(
    _ kind: String, on declaration: String, of module: String, at location: SourceLocation?, _ lines: [String]
  ) {
    (self.kind, self.declaration, self.module) = (kind, declaration, module)
    (self.location, self.lines) = (location, lines)
  }

  /// The kind, the declaration and its place, in one line.
  var title: String {
    let place = location.map { " \($0.file):\($0.line)" } ?? ""
    return "\(module): \(declaration) [\(kind)]\(place)"
  }
}
