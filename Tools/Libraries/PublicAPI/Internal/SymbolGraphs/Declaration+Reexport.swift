extension Declaration {
  /// The re-export of the module called `name`, or of one name in it.
  static func reexport(of name: String) -> Declaration {
    var declaration = Declaration(kind: .moduleImport, name: name)
    declaration.attributes = [.known(.exported)]
    return declaration
  }
}
