/// A module's sources.
struct SourceModule: Sendable, CustomStringConvertible {
  let name: String
  let files: [SourceFile]
  private let folder: String

  var description: String { name }

  /// The modules that keep the law of the house: those for clients and for their tests, and those of the tools.
  static let libraries = modules + doubles + tools

  /// Those for clients, and what they share.
  static let modules = all(below: "Modules").filter { $0.name != "ThirdParty" }

  /// Whether clients do not see the module, but other modules of the package do; the manifest says so.
  var isShared: Bool { Self.sharedNames.contains(name) }

  private static let sharedNames = Set(
    SourceFile.manifest.matches(of: #/(?m)^ +shared\(\s*"(\w+)"/#).map { String($0.output.1) })

  /// What the tests of clients import; the manifest lists them.
  static let doubles = all(below: "Tests").filter { doubleNames.contains($0.name) }

  private static let doubleNames: Set<String> = {
    let list = SourceFile.manifest.firstMatch(of: #/(?ms)^let doubles = \[$(.*?)^\]$/#)?.output.1 ?? ""
    return Set(list.matches(of: #/(?m)^ +sharedByTests\(\s*"(\w+)"/#).map { String($0.output.1) })
  }()

  /// Those of the tools.
  static let tools = all(below: "Tools/Libraries") + all(below: "Tools/Workbench/Libraries")

  /// The files right in the module's folder.
  var rootFiles: [SourceFile] { files.filter { !$0.path.dropFirst(folder.count).contains("/") } }

  /// Those where nothing is public.
  var internalFiles: [SourceFile] { files.filter { $0.path.hasPrefix("\(folder)Internal/") } }

  /// The modules that are each a folder directly below `parent`, in the order of their names.
  static func all(below parent: String) -> [SourceModule] {
    let below = SourceFile.all.filter { $0.path.hasPrefix(parent + "/") }
    let byName = Dictionary(grouping: below) {
      String($0.path.dropFirst(parent.count + 1).prefix { $0 != "/" })
    }
    return byName.map { name, files in
      SourceModule(name: name, files: files, folder: "\(parent)/\(name)/")
    }.sorted { $0.name < $1.name }
  }
}
