import Foundation
import Processes
import PublicAPI
import Syntax

/// Reads the surfaces of compiled modules.
struct SurfaceExtractor {
  let toolchain: Toolchain
  let progress: ProgressLog
  let options: Set<SurfaceOption>
  /// Flags with which compilers use the same module cache, for modules whose own flags have none.
  var headerCacheFlags: [String] = []
  /// The cache of surfaces.
  var cache: ResultCache?

  /// The surfaces of `modules`, or why one could not be read, in the same order.
  func surfaces(of modules: [BuiltModule]) -> [Result<Surface, any Error>] {
    progress.begin(modules: modules.count)
    return modules.mapOnThreads(atMost: ProcessInfo.processInfo.activeProcessorCount) { module in
      defer { progress.finishModule() }
      return Result { try storedSurface(of: module) }
    }
  }

  /// The surface of `module`, which is stored if the module has a fingerprint.
  func storedSurface(of module: BuiltModule) throws -> Surface {
    guard let cache else { return try surface(of: module) }
    let tools = SurfaceReading.Tools(
      toolchain: toolchain, progress: progress, headerCacheFlags: headerCacheFlags)
    return try cache.result(of: SurfaceReading(of: module, options), using: tools)
  }

  /// The surface of `module`, read from its files.
  func surface(of module: BuiltModule) throws -> Surface {
    if let headers = module.headers { return try surface(of: headers, in: module) }
    return try Interruption.withTemporaryFolder { directory in
      let interface = interface(of: module, in: directory)
      let synthesized = interface == nil ? synthesizedInterface(of: module, in: directory) : nil
      let hidden = levelOfHidden(in: interface ?? synthesized)
      return try withGraphs(of: module, access: hidden ?? "public") { graphs in
        try Surface(
          module: module.name, graphs: graphs.files(of: module.name), allLevels: hidden != nil,
          interface: interface, synthesizedInterface: synthesized, options: options)
      }
    }
  }

  /// What the symbol graphs alone show about a module, and the modules to whose types it adds members.
  func declarations(of module: BuiltModule) throws -> (surface: Surface, extended: [String]) {
    try withGraphs(of: module, access: "public") { graphs in
      let surface = try Surface(module: module.name, graphs: graphs.files(of: module.name), interface: nil)
      return (surface, graphs.modules(extendedBy: module.name))
    }
  }

  /// The surface of a C module, in which everything is public, whatever the extractor makes of underscores.
  private func surface(of headers: ModuleHeaders, in module: BuiltModule) throws -> Surface {
    try withGraphs(of: module, access: "internal") { graphs in
      let reader = HeaderReader(toolchain: toolchain, progress: progress)
      return try Surface(
        module: module.name, graphs: graphs.files(of: module.name), interface: nil,
        headers: reader.graph(of: headers, in: module, writingTo: graphs.directory), options: options)
    }
  }

  /// The access level whose graphs have all public declarations; nil if the graphs of the public level have them.
  private func levelOfHidden(in interface: String?) -> String? {
    guard let interface, !Data(interface.utf8).holds("@_documentation(visibility: ") else { return "private" }
    return options.contains(.underscored) || Surface.mayBeHidden(in: interface) ? "internal" : nil
  }

  /// Calls `body` with the symbol graphs of the level `access` or wider, which are removed afterwards.
  func withGraphs<Value>(of module: BuiltModule, access: String, _ body: (GraphFolder) throws -> Value) throws
    -> Value
  {
    try Interruption.withTemporaryFolder { directory in
      try extract(module, to: directory, access: access)
      return try body(GraphFolder(directory))
    }
  }

  private func extract(_ module: BuiltModule, to directory: String, access: String) throws {
    var arguments = ["-module-name", module.name] + module.clientFlags
    arguments += ["-output-dir", directory, "-minimum-access-level", access]
    arguments += ["-skip-synthesized-members", "-emit-extension-block-symbols"]
    // Otherwise, headers would be compiled again, for the oldest language mode.
    arguments += ["-swift-version", module.languageMode]
    arguments += headerCacheFlags
    if options.contains(.spi) { arguments.append("-include-spi-symbols") }
    let extractor = try toolchain.tool("swift-symbolgraph-extract")
    let output = try Subprocess(extractor, arguments).run(progress: progress)
    guard output.succeeded else {
      throw ExtractionError(source: .module, module: module.name, output: output.standardError)
    }
  }

  /// The textual interface of the module, printed from the compiled module; nil if the compiler fails.
  private func interface(of module: BuiltModule, in directory: String) -> String? {
    let path = "\(directory)/\(module.name).swiftinterface"
    var arguments = ["-merge-modules", "-emit-module", "-o", "\(directory)/\(module.name).swiftmodule"]
    arguments += ["-emit-module-interface-path", path, "-module-name", module.name]
    arguments.append(module.path)
    arguments += module.clientFlags + ["-swift-version", module.languageMode]
    guard let output = try? Subprocess(toolchain.frontend, arguments).run(progress: progress),
      output.succeeded
    else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// The synthesized interface of the module, as editors show it; nil if the tool is missing or fails.
  private func synthesizedInterface(of module: BuiltModule, in directory: String) -> String? {
    guard let synthesizer = try? toolchain.tool("swift-synthesize-interface") else { return nil }
    let path = "\(directory)/\(module.name).synthesized"
    let arguments = ["-module-name", module.name, "-o", path] + module.clientFlags
    guard let output = try? Subprocess(synthesizer, arguments).run(progress: progress), output.succeeded
    else {
      return nil
    }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }
}
