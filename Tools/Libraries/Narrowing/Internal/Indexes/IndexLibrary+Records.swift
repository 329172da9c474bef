extension IndexLibrary {
  /// All that a record notes.
  func occurrences(in record: String, of store: Handle, _ path: String) throws -> [Occurrence] {
    guard let reader = createRecord(store, record, nil) else {
      throw IndexError.unreadable(path: path, reason: "\(record) is missing or damaged")
    }
    defer { disposeRecord(reader) }
    var reading = Reading(library: self)
    withUnsafeMutablePointer(to: &reading) { reading in
      _ = visitOccurrences(reader, reading) { context, occurrence in
        guard let reading = context?.assumingMemoryBound(to: Reading.self) else { return false }
        reading.pointee.visit(occurrence)
        return true
      }
    }
    return reading.occurrences
  }

  /// What has been read so far of a record.
  private struct Reading {
    let library: IndexLibrary
    var occurrences: [Occurrence] = []
    private var symbols: [Handle: IndexedSymbol] = [:]

    init(library: IndexLibrary) {
      self.library = library
    }

    mutating func visit(_ occurrence: Handle?) {
      guard let symbol = library.occurrenceSymbol(occurrence).map({ self.symbol($0) }) else { return }
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.occurrencePlace(occurrence, &line, &column)
      var relations = Relations(library: library)
      withUnsafeMutablePointer(to: &relations) { relations in
        _ = library.visitRelations(occurrence, relations) { context, relation in
          guard let relations = context?.assumingMemoryBound(to: Relations.self) else { return false }
          relations.pointee.visit(relation)
          return true
        }
      }
      occurrences.append(
        Occurrence(
          symbol: symbol, line: Int(line), column: Int(column),
          roles: OccurrenceRoles(rawValue: library.occurrenceRoles(occurrence)), relations: relations.all))
    }

    private mutating func symbol(_ handle: Handle) -> IndexedSymbol {
      if let known = symbols[handle] { return known }
      let symbol = library.symbol(handle)
      symbols[handle] = symbol
      return symbol
    }
  }

  /// What else has to do with a place.
  private struct Relations {
    let library: IndexLibrary
    var all: [Occurrence.Relation] = []

    mutating func visit(_ relation: Handle?) {
      all.append(
        Occurrence.Relation(
          usr: library.symbolUSR(library.relationSymbol(relation)).string,
          roles: OccurrenceRoles(rawValue: library.relationRoles(relation))))
    }
  }

  private func symbol(_ handle: Handle) -> IndexedSymbol {
    let unitTest: UInt64 = 1 << 3
    return IndexedSymbol(
      usr: symbolUSR(handle).string, name: symbolName(handle).string,
      kind: IndexedSymbol.Kind(symbolKind(handle), symbolSubkind(handle)),
      isUnitTest: symbolProperties(handle) & unitTest != 0)
  }
}

extension IndexedSymbol.Kind {
  /// The kind behind the numbers of the library.
  fileprivate init(_ kind: UInt32, _ subkind: UInt32) {
    let (accessors, genericParameter): (Set<UInt32>, UInt32) =
      ([3, 4, 1000, 1001, 1002, 1003, 1014, 1015, 1016, 1017, 1018], 1013)
    self =
      switch (kind, subkind) {
      case (_, genericParameter): .parameter
      case _ where accessors.contains(subkind): .accessor
      case (1, _): .module
      case (8, _): .protocol
      case (9, _): .extension
      case (5...7, _), (11, _): .type
      case (25, _): .parameter
      default: .member
      }
  }
}
