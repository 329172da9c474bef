import Foundation
import Syntax

/// The text of a header or of a module map, as far as it names other files.
struct HeaderText {
  private let folder: URL
  private let data: Data

  /// The text of the file at `path`; nil if it cannot be read.
  init?(of path: String) {
    let file = URL(filePath: path)
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return nil }
    (folder, self.data) = (file.deletingLastPathComponent(), data)
  }

  /// Whether a file called `name` is one that others include, or that says which are modules.
  static func isHeader(_ name: String) -> Bool {
    ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"].contains(URL(filePath: name).pathExtension)
  }

  /// Whether it may include a file that is not in `top`, in which it is itself.
  func mayLead(outOf top: String) -> Bool {
    pathsUp.contains { path in
      let end = folder.appending(path: path).standardizedFileURL.path
      // What is not beside it is found from somewhere else.
      return !end.hasPrefix("\(top)/") || !FileManager.default.fileExists(atPath: end)
    }
  }

  /// The files that it may include; where `isUp`, those alone whose path leads up from a folder.
  func files(leadingUp isUp: Bool) -> [String] {
    let named = isUp ? pathsUp : paths
    if named.isEmpty { return [] }
    let places = places
    return named.flatMap { path in places.map { $0.appending(path: path).standardizedFileURL.path } }
      .filter(FileManager.default.fileExists)
  }

  /// Its folder, and those above it in its package, of which some are searched.
  private var places: [URL] {
    var places = [folder.standardizedFileURL]
    while let last = places.last, last.path != "/" {
      if FileManager.default.fileExists(atPath: last.appending(path: "Package.swift").path) { return places }
      places.append(last.deletingLastPathComponent())
    }
    return Array(places.prefix(1))
  }

  private var pathsUp: [String] { data.holds("../") ? paths.filter { $0.contains("../") } : [] }

  /// What it names in quotes or angle brackets.
  private var paths: [String] {
    let text = String(decoding: data, as: UTF8.self)
    return text.matches(of: #/["<]([^"<>\n]+)[">]/#).map { String($0.output.1) }
  }
}

extension HeaderSearch {
  /// The ``contents``, the headers of their module maps, and what these include from elsewhere, in the order of the names.
  var contentsWithIncludes: [String] {
    let inside = Set(contents)
    var known = inside
    var open = Array(inside)
    while let path = open.popLast() {
      let map = path.hasSuffix(".modulemap") ? ModuleMap(path) : nil
      // What is below a folder whose headers are known is known as well.
      let isUp = map == nil && inside.contains(path)
      let named = (map?.headers ?? []) + (HeaderText(of: path)?.files(leadingUp: isUp) ?? [])
      open += named.filter { known.insert($0).inserted }
    }
    return known.sorted()
  }
}
