import Foundation
import Syntax

/// The text of a header or a module map, as far as it names other files.
struct HeaderText {
  private let folder: URL
  private let data: Data

  /// The text of the file at `path`; nil if it cannot be read.
  init?(of path: String) {
    let file = URL(filePath: path)
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return nil }
    (folder, self.data) = (file.deletingLastPathComponent(), data)
  }

  /// Whether a file called `name` is a header or a module map.
  static func isHeader(_ name: String) -> Bool {
    ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"].contains(URL(filePath: name).pathExtension)
  }

  /// Whether the file, which is in `top`, may include one that is not.
  func mayLead(outOf top: String) -> Bool {
    pathsUp.contains { path in
      let end = folder.appending(path: path).standardizedFileURL.path
      // A file that is not there must be found through another search path.
      return !end.hasPrefix("\(top)/") || !FileManager.default.fileExists(atPath: end)
    }
  }

  /// The files that it may include; with `isUp`, only those whose path contains `..`.
  func files(leadingUp isUp: Bool) -> [String] {
    let named = isUp ? pathsUp : paths
    if named.isEmpty { return [] }
    let places = places
    return named.flatMap { path in places.map { $0.appending(path: path).standardizedFileURL.path } }
      .filter(FileManager.default.fileExists)
  }

  /// Its folder and those around it in the package, since any of them may be a search path.
  private var places: [URL] {
    var places = [folder.standardizedFileURL]
    while let last = places.last, last.path != "/" {
      if FileManager.default.fileExists(atPath: last.appending(path: "Package.swift").path) { return places }
      places.append(last.deletingLastPathComponent())
    }
    return Array(places.prefix(1))
  }

  private var pathsUp: [String] { data.holds("../") ? paths.filter { $0.contains("../") } : [] }

  /// The paths in quotes or angle brackets.
  private var paths: [String] {
    let text = String(decoding: data, as: UTF8.self)
    return text.matches(of: #/["<]([^"<>\n]+)[">]/#).map { String($0.output.1) }
  }
}

extension HeaderSearch {
  /// The sorted ``contents``, with the headers of their module maps and what these include from elsewhere.
  var contentsWithIncludes: [String] {
    let inside = Set(contents)
    var known = inside
    var open = Array(inside)
    while let path = open.popLast() {
      let map = path.hasSuffix(".modulemap") ? ModuleMap(path) : nil
      // If a folder's headers are already known, so is everything below it.
      let isUp = map == nil && inside.contains(path)
      let named = (map?.headers ?? []) + (HeaderText(of: path)?.files(leadingUp: isUp) ?? [])
      open += named.filter { known.insert($0).inserted }
    }
    return known.sorted()
  }
}
