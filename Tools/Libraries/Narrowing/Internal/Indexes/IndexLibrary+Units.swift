import Foundation

extension IndexLibrary {
  func open(_ path: String) throws -> Handle {
    guard FileManager.default.fileExists(atPath: path), let store = createStore(path, nil) else {
      throw IndexError.unreadable(path: path, reason: "there is none")
    }
    return store
  }

  func close(_ store: Handle) { disposeStore(store) }

  /// What was compiled; a unit that cannot be read is one that a build has just replaced.
  func units(in store: Handle) -> [IndexedUnit] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = visitUnits(store, 0, names) { context, name in
        context?.assumingMemoryBound(to: [String].self).pointee.append(name.string)
        return true
      }
    }
    return names.compactMap { unit(named: $0, in: store) }
  }

  private func unit(named name: String, in store: Handle) -> IndexedUnit? {
    guard let unit = createUnit(store, name, nil) else { return nil }
    defer { disposeUnit(unit) }
    let file = mainFile(unit).string
    var (seconds, fraction): (Int64, Int64) = (0, 0)
    unitTime(unit, &seconds, &fraction)
    var search = RecordSearch(library: self, file: file)
    withUnsafeMutablePointer(to: &search) { search in
      _ = visitDependencies(unit, search) { context, dependency in
        guard let search = context?.assumingMemoryBound(to: RecordSearch.self) else { return false }
        return search.pointee.visit(dependency)
      }
    }
    return IndexedUnit(file: file, module: moduleName(unit).string, time: seconds, record: search.record)
  }

  /// Looks among what a unit depends on for the record about its own file.
  private struct RecordSearch {
    let library: IndexLibrary
    let file: String
    var record: String?

    /// Returns whether to go on.
    mutating func visit(_ dependency: Handle?) -> Bool {
      let recordKind: UInt32 = 2
      if library.dependencyKind(dependency) == recordKind, library.dependencyPath(dependency).string == file {
        record = library.dependencyName(dependency).string
      }
      return record == nil
    }
  }
}
