extension GenericParameter {
  /// The parameter without its name.
  public var shape: GenericParameter {
    switch self {
    case .type: .type("")
    case .pack: .pack("")
    case .value(_, let type): .value("", type)
    }
  }
}
