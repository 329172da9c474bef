import Syntax

/// What the index calls the declarations of a file.
struct DeclaredNames {
  private struct Place {
    let offset: Int
    let symbol: IndexedSymbol
  }

  private let places: [Place]
  /// The extended types by the names of the extensions.
  private let extendedTypes: [String: String]

  init(of file: ProgramFile) {
    var places: [Place] = []
    var extended: [String: String] = [:]
    for occurrence in file.index.occurrences {
      for name in occurrence.related(.extended) { extended[name] = occurrence.symbol.usr }
      let isDeclared =
        !occurrence.roles.isDisjoint(with: .declaration) && !occurrence.roles.contains(.implicit)
      guard isDeclared, ![.accessor, .parameter].contains(occurrence.symbol.kind),
        let offset = file.offset(of: occurrence)
      else { continue }
      places.append(Place(offset: offset, symbol: occurrence.symbol))
    }
    self.places = places.sorted { $0.offset < $1.offset }
    extendedTypes = extended
  }

  func names(of declaration: SourceDeclaration) -> IndexedSymbol? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].offset < declaration.start { low = middle + 1 } else { high = middle }
    }
    let isExtension = declaration.kind == .extension
    let end = max(declaration.headerEnd, declaration.start)
    return places[low...].prefix { $0.offset <= end }.first {
      isExtension ? $0.symbol.kind == .extension : $0.symbol.baseName == declaration.name
    }?.symbol
  }

  func extended(by declaration: SourceDeclaration) -> String? {
    guard declaration.kind == .extension else { return nil }
    return names(of: declaration).flatMap { extendedTypes[$0.usr] }
  }
}
