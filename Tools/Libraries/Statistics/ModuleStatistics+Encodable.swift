extension ModuleStatistics: Encodable {
  /// Encodes what was counted and the shares that follow from it.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(module, forKey: .module)
    try fields.encode(publicCount, forKey: .publicCount)
    try fields.encode(packageCount, forKey: .packageCount)
    try fields.encode(internalCount, forKey: .internalCount)
    try fields.encode(documentedCount, forKey: .documentedCount)
    try fields.encode(publicShare, forKey: .publicShare)
    try fields.encode(documentedShare, forKey: .documentedShare)
    try fields.encode(untested, forKey: .untested)
    try fields.encode(foreignTypes, forKey: .foreignTypes)
  }

  private enum Field: String, CodingKey {
    case module, publicCount, packageCount, internalCount, documentedCount
    case publicShare, documentedShare, untested, foreignTypes
  }
}
