extension Declaration {
  /// The labels of the tuples in its types.
  public var tupleLabels: [String] {
    var labels: [String] = []
    _ = mapped { type in
      type.mapped { part in
        if case .tuple(let elements) = part { labels += elements.compactMap(\.label) }
        return part
      }
    }
    return labels
  }
}
