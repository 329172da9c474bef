import Indexes
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
}
