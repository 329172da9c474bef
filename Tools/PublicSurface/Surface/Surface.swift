/// The public surface of one module: all that a client can name or rely on.
public struct Surface: Sendable {
  /// The module's name.
  public let module: String
  /// The declarations in the order of a baseline.
  public let declarations: [Declaration]
  /// The kinds of fact that the sources of this surface do not show, as sentences.
  public let notChecked: [String]

  /// Makes a surface; the order of `declarations` does not matter.
  public init(module: String, declarations: [Declaration], notChecked: [String] = []) {
    self.module = module
    self.notChecked = notChecked
    let keyed = declarations.map { (key: BaselineOrder(of: $0), declaration: $0) }
    self.declarations = keyed.sorted { $0.key < $1.key }.map(\.declaration)
  }
}
