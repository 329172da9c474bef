import Foundation

/// What clang reads for the modules behind a module, as far as the arguments tell where that is.
struct HeaderSearch: Sendable {
  /// Files of their own: module maps and tables of headers.
  private var files: Set<String> = []
  /// Folders whose headers may be included, from near or far below them.
  private var folders: Set<String> = []

  /// Folders with compiled modules.
  private(set) var moduleFolders: [String] = []

  private static let extensions: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"]

  /// Understands the arguments of a compiler that imports modules; nil if one of them may name something else to read.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var awaitsFolder = false
    while let argument = rest.popFirst() {
      switch argument {
      case "-module-cache-path", "-sdk": _ = rest.popFirst()
      case "-I": moduleFolders += rest.popFirst().map { [$0] } ?? []
      case "-Xcc":
        guard let value = rest.popFirst() else { return nil }
        if awaitsFolder {
          insert(value)
          awaitsFolder = false
        } else if value == "-I" {
          awaitsFolder = true
        } else if value.hasPrefix("-I") {
          insert(String(value.dropFirst(2)))
        } else if value.hasPrefix("-fmodule-map-file=") {
          files.insert(String(value.dropFirst("-fmodule-map-file=".count)))
        } else if value != "-g", !["-D", "-W", "-std=", "-f"].contains(where: value.hasPrefix) {
          return nil
        }
      case _ where argument.hasPrefix("-cxx-interoperability-mode"): break
      default: return nil
      }
    }
  }

  /// Notes a place to search: a table of headers, or a folder.
  private mutating func insert(_ path: String) {
    if path.hasSuffix(".hmap") { files.insert(path) } else { folders.insert(Self.reach(of: path)) }
  }

  /// The folder that headers in `folder` may include others from without leaving their package's sources.
  private static func reach(of folder: String) -> String {
    var parent = URL(filePath: folder).standardizedFileURL
    var top = parent.path
    while parent.path != "/" {
      if FileManager.default.fileExists(atPath: parent.appending(path: "Package.swift").path) {
        let isHidden = URL(filePath: top).lastPathComponent.hasPrefix(".")
        return isHidden || top == parent.path ? folder : top
      }
      top = parent.path
      parent.deleteLastPathComponent()
    }
    return folder
  }

  /// All that may be read, in the order of its names.
  var contents: [String] {
    let found = folders.flatMap { folder in
      let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
      return names.filter { Self.extensions.contains(URL(filePath: $0).pathExtension) }.map {
        "\(folder)/\($0)"
      }
    }
    return files.union(found).sorted()
  }
}
