import Foundation
import Layers

/// A package as values: modules with what they import, as the compiler's scan tells it.
struct SamplePackage {
  static let toolchain = "/toolchain"

  private var modules: [ModuleFacts] = []

  /// Adds a module that imports `imports`, each in the file `NAME.swift`, one a line, and re-exports some of them.
  func with(
    _ name: String, _ kind: ModuleFacts.Kind = .library, imports: [String] = [], reexports: [String] = [],
    surface: ModuleSurface? = nil, in folder: String = "Sources"
  ) throws -> SamplePackage {
    var package = self
    package.modules.append(
      ModuleFacts(
        name: name, module: name, kind: kind, folder: "\(folder)/\(name)",
        imports: try ModuleImport.all(inScan: Self.scan(of: name, imports), of: name, in: "/package") { _ in
          imports.map { (reexports.contains($0) ? "@_exported " : "public  ") + "import \($0)" }
        }, surface: surface))
    return package
  }

  var architecture: Architecture { Architecture(modules, toolchainFolders: [Self.toolchain]) }

  /// What `rules` make of it.
  func report(_ rules: LayerRule...) throws -> LayerReport { try LayerReport(on: architecture, by: rules) }

  /// What the compiler prints: `Foundation` comes with the toolchain, and `Alien` is another package's.
  private static func scan(of name: String, _ imports: [String]) -> Data {
    let entries = imports.enumerated().map { index, module in
      """
      {"identifier": "\(module)", "accessLevel": "public", "importLocations":
        [{"bufferIdentifier": "/package/\(name).swift", "linuNumber": \(index + 1), "columnNumber": 19}]}
      """
    }
    let files = imports.map { module in
      let folder = module == "Foundation" ? toolchain : "/elsewhere"
      return """
        , {"swiftPrebuiltExternal": "\(module)"}, {"modulePath": "\(folder)/\(module).swiftmodule", "imports": []}
        """
    }
    let implicit = #"{"identifier": "Swift", "accessLevel": "public"}"#
    return Data(
      """
      {"mainModuleName": "\(name)", "modules": [{"swift": "\(name)"},
        {"modulePath": "\(name).swiftmodule", "imports": [\(([implicit] + entries).joined(separator: ", "))]}
        \(files.joined())]}
      """.utf8)
  }
}
