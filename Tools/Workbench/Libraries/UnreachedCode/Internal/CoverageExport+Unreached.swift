extension CoverageExport {
  /// The code of `modules` that never ran, in the order of files and lines; nothing inside something else listed.
  ///
  /// A generic function, and one that several tests link, has many copies: one that ran speaks for all. Throws
  /// ``CoverageError/moduleMissing(_:)`` for a module without any function, since silence would pass for success.
  ///
  /// `source` gives the text of a file, or nil if there is none.
  func unreached(
    in modules: [Module], package: String, source: (String) -> String?
  ) throws(CoverageError) -> [UnreachedCode] {
    var sources: [String: SourceText] = [:]
    var result: [UnreachedCode] = []
    for module in modules {
      let places = places(in: module)
      guard !places.isEmpty else { throw .moduleMissing(module.name) }
      let unreached = places.values.filter { $0.count == 0 }.sorted(by: Place.outermostFirst)
      var last: Place?
      for place in unreached {
        if let last, last.encloses(place) { continue }
        if sources[place.file] == nil { sources[place.file] = source(place.file).map(SourceText.init) }
        if sources[place.file]?.hasCode(from: place.start, to: place.end) == false { continue }
        last = place
        result.append(
          UnreachedCode(
            module: module.name, file: String(place.file.dropFirst(package.count + 1)), start: place.start,
            end: place.end, function: place.function, extent: place.isEntry ? .function : .region))
      }
    }
    return result
  }

  /// The functions in some files of the package, which are relative to it.
  func functions(in files: Set<String>, package: String) -> Set<MeasuredFunction> {
    let pairs = functions.flatMap { function in
      function.filenames.map {
        MeasuredFunction(file: String($0.dropFirst(package.count + 1)), name: function.mangledName)
      }
    }
    return Set(pairs.filter { files.contains($0.file) })
  }

  /// The code regions of a module, each with the runs of all its copies.
  private func places(in module: Module) -> [Place.Key: Place] {
    var places: [Place.Key: Place] = [:]
    for function in functions {
      for (index, region) in function.regions.enumerated() where region.isCode {
        guard function.filenames.indices.contains(region.file) else { continue }
        let file = function.filenames[region.file]
        guard module.contains(file) else { continue }
        let place = Place(
          file: file, start: region.start, end: region.end, function: function.mangledName,
          isEntry: index == 0, count: region.count)
        places[place.key] = places[place.key]?.merged(with: place) ?? place
      }
    }
    return places
  }
}
