/// The clients that a surface promises will compile.
public struct WitnessSet: Sendable {
  /// The clients in the order of the surface.
  public private(set) var witnesses: [Witness] = []
  /// The declarations for which no client could be written.
  public private(set) var unwitnessed: [Declaration] = []

  /// The modules that the surface's interface imports and a client may have to import, too.
  public let companions: [String]

  /// Writes the clients of `old` that use the declarations `isIncluded` picks.
  ///
  /// `new` hints at uses that are too rare to try with every declaration.
  public init(
    of old: Surface, against new: Surface? = nil, where isIncluded: (Declaration) -> Bool = { _ in true }
  ) {
    companions = old.declarations.filter { $0.kind == .moduleImport }.map(\.name)
    let scope = ClientScope(old, against: new)
    for declaration in old.declarations where isIncluded(declaration) {
      let written = WitnessWriter.witnesses(of: declaration, in: scope)
      if written.isEmpty { unwitnessed.append(declaration) }
      witnesses += written
    }
  }
}
