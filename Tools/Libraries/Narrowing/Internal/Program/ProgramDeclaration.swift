import Syntax

/// A declaration of the package.
struct ProgramDeclaration {
  let source: SourceDeclaration
  /// The number of its file.
  let file: Int
  let module: String
  /// The number of the declaration around it.
  let parent: Int?
  /// What the index calls it; nil for what the index does not know.
  let names: IndexedSymbol?
  /// What the index calls the type that it extends.
  let extended: String?

  /// The labels of a function's or an initializer's parameters, `_` for none; nil for what has no such list.
  var labels: [String]? {
    guard [.function, .initializer].contains(source.kind), let names else { return nil }
    let list = names.name.filter { $0 != "`" }.dropFirst(names.baseName.count)
    guard list.first == "(", list.last == ")" else { return nil }
    return list.dropFirst().dropLast().split(separator: ":").map { String($0) }
  }
}
