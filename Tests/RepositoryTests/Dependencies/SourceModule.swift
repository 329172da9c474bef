/// A module's sources.
struct SourceModule: Sendable, CustomStringConvertible {
  let name: String
  let files: [SourceText]

  var description: String { name }

  /// The modules that keep the law of the house: those for clients, and those of the tools.
  static let libraries = modules + tools

  /// Those for clients, and what they share.
  static let modules = all(below: "Modules").filter { $0.name != "ThirdParty" }

  /// Whether clients do not see the module, but other modules of the package do; the manifest says so.
  var isShared: Bool { Self.sharedNames.contains(name) }

  private static let sharedNames = Set(
    SourceFile.manifest.matches(of: #/(?m)^ +shared\(\s*"(\w+)"/#).map { String($0.output.1) })

  /// Those of the tools.
  static let tools = all(below: "Tools/Libraries")

  /// The modules that are each a folder directly below `parent`, in the order of their names.
  static func all(below parent: String) -> [SourceModule] {
    let below = SourceFile.all.filter { $0.path.hasPrefix(parent + "/") }
    let byName = Dictionary(grouping: below) {
      $0.path.dropFirst(parent.count + 1).prefix { $0 != "/" }
    }
    return byName.map { name, sources in
      SourceModule(
        name: String(name),
        files: sources.sorted { $0.path < $1.path }.map {
          SourceText(path: $0.path, below: "\(parent)/\(name)", text: $0.lines.joined(separator: "\n"))
        })
    }.sorted { $0.name < $1.name }
  }

  /// The folders that name each other's types.
  ///
  /// The root is none of them: it holds the values that all share, and the functions that lead into the folders.
  var folderDependencies: DependencyGraph {
    let outlines = files.map { SourceOutline($0.tokens) }
    let index = DeclarationIndex(zip(files, outlines).map { ($0.folder, $1.declarations) })
    var graph = DependencyGraph()
    for (file, outline) in zip(files, outlines) {
      let hidden = outline.declarations.filter(\.isPrivate)
      for use in outline.uses {
        guard let folder = index.folder(of: use, behind: hidden), folder != file.folder,
          !folder.isEmpty, !file.folder.isEmpty
        else { continue }
        graph.add(
          Dependency(
            from: file.folder, to: folder, name: use.path.joined(separator: "."),
            place: "\(file.path):\(use.line)"))
      }
    }
    return graph
  }

  /// The imports of `modules`.
  static func importDependencies(of modules: [SourceModule]) -> DependencyGraph {
    let names = Set(modules.map(\.name))
    var graph = DependencyGraph()
    for module in modules {
      for file in module.files {
        for imported in file.imports where names.contains(imported.text) && imported.text != module.name {
          graph.add(
            Dependency(
              from: module.name, to: imported.text, name: imported.text,
              place: "\(file.path):\(imported.line)"))
        }
      }
    }
    return graph
  }
}
