import PublicAPI

extension SurfaceIndex {
  /// A surface that has this index without `facts`, which the other side's sources do not show, and with each conformance
  /// listed once; and the index of that.
  func withoutRepetitions(in surface: Surface, hiding facts: Set<UnseenFact>) -> (Surface, SurfaceIndex) {
    let shown = surface.hiding(facts)
    let index = index(of: shown)
    let result = shown.withoutRepeatedConformances(by: index)
    return (result, index.index(of: result))
  }

  /// The index of `surface`: this one where its declarations are the same, since indexing takes longer than comparing.
  private func index(of surface: Surface) -> SurfaceIndex {
    surface.declarations == unexpanded ? self : SurfaceIndex(surface.declarations, beside: library)
  }
}

extension Surface {
  /// The surface with the conformance of each type to a protocol listed once, under the weakest of its conditions.
  ///
  /// Symbol graphs repeat a conformance for each protocol that refines it, under the conditions of the latter.
  fileprivate func withoutRepeatedConformances(by index: SurfaceIndex) -> Surface {
    let groups = Dictionary(grouping: declarations.filter { $0.kind == .conformance }) {
      $0.context + $0.inheritance.map(\.description)
    }
    let repetitions = groups.values.filter { $0.count > 1 }
    guard !repetitions.isEmpty else { return self }
    let repeated = repetitions.flatMap { all in
      all.filter { one in
        all.contains { index.asks($0, noMoreThan: one) && !index.asks(one, noMoreThan: $0) }
      }
    }
    return Surface(
      module: module, declarations: declarations.filter { !repeated.contains($0) }, unseen: unseen,
      options: options)
  }
}

extension SurfaceIndex {
  fileprivate func asks(_ weak: Declaration, noMoreThan strong: Declaration) -> Bool {
    let around = types[strong.contextPath]?.requirements ?? []
    let known = ConformanceQuery(index: self, assumptions: strong.requirements + around)
    return weak.requirements.allSatisfy(known.grants)
  }
}
