extension Declaration {
  /// The dotted name.
  public var path: String { (context + [name]).joined(separator: ".") }

  /// The dotted name of the type around.
  public var contextPath: String { context.joined(separator: ".") }

  /// The name a person uses for the declaration: `HTTPClient.execute(_:responseType:)`.
  ///
  /// It has no backticks: nobody writes them after a dot, and a shell would run what is between them.
  public var title: String {
    let title = quotedTitle
    return title.utf8.contains(UInt8(ascii: "`")) ? title.replacing("`", with: "") : title
  }

  private var quotedTitle: String {
    switch kind {
    case .conformance:
      "\(contextPath): \(inheritance.map(\.description).joined(separator: ", "))"
    case .moduleImport, .operator, .precedenceGroup: "\(kind.rawValue) \(name)"
    default: (context + [name + labelClause]).joined(separator: ".")
    }
  }

  /// The argument labels, as they are part of a full name; empty where there is no parameter list.
  public var labelClause: String {
    guard let parameters, kind != .enumerationCase || !parameters.isEmpty else { return "" }
    return "(" + parameters.map { "\($0.label ?? "_"):" }.joined() + ")"
  }
}
