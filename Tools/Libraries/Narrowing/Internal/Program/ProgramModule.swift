/// A module of the package.
struct ProgramModule: Sendable {
  let name: String
  /// Whether it sees what others of the package declare for the package.
  let hasPackageAccess: Bool
  /// Whether imports that say nothing are for the module alone.
  let importsAreInternal: Bool
  /// Whether clients may import it that nobody knows.
  let isProduct: Bool
  /// Whether it holds tests.
  let isTest: Bool
  /// Whether something outside of the language finds its types by their names.
  let isFoundByName: Bool
}
