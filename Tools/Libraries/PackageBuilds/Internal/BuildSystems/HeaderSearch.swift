import Foundation

/// The files that clang reads for the modules behind a module, as far as the arguments tell.
struct HeaderSearch: Sendable {
  /// Single files: module maps and header maps.
  private var files: Set<String> = []
  /// Folders whose headers may be included, at any depth.
  private var folders: Set<String> = []

  /// The folders with compiled modules.
  private(set) var moduleFolders: [String] = []

  private static let extensions: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"]

  /// Reads the arguments of a compiler that imports modules; nil if one of them may name something else to read.
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

  /// Adds a search path: a header map, or a folder.
  private mutating func insert(_ path: String) {
    if path.hasSuffix(".hmap") { files.insert(path) } else { folders.insert(Self.reach(of: path)) }
  }

  /// The folder with all headers that those in `folder` may include without leaving their package's sources.
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

  /// The paths of all files that may be read, sorted.
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
