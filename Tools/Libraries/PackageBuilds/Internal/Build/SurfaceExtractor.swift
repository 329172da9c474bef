import Foundation
import Processes
import PublicAPI
import Syntax

/// Reads the surfaces of compiled modules.
struct SurfaceExtractor {
  let toolchain: Toolchain
  let progress: ProgressLog
  let options: Set<SurfaceOption>
  /// What tells compilers to use what they have made of headers before, where a module's own flags do not.
  var headerCacheFlags: [String] = []
  /// Where surfaces are kept.
  var cache: ResultCache?

  /// The surfaces of `modules`, or why one could not be read, in the same order.
  func surfaces(of modules: [BuiltModule]) -> [Result<Surface, any Error>] {
    progress.begin(modules: modules.count)
    return modules.mapOnThreads(atMost: ProcessInfo.processInfo.activeProcessorCount) { module in
      defer { progress.finishModule() }
      return Result { try storedSurface(of: module) }
    }
  }

  /// The surface of `module`, which is kept where that can be told from others.
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

  /// What the graphs alone tell of a module, and the modules to whose types it adds members.
  func declarations(of module: BuiltModule) throws -> (surface: Surface, extended: [String]) {
    try withGraphs(of: module, access: "public") { graphs in
      let surface = try Surface(module: module.name, graphs: graphs.files(of: module.name), interface: nil)
      return (surface, graphs.modules(extendedBy: module.name))
    }
  }

  /// What Swift code sees of a module in C, where everything is public, whatever the extractor makes of underscores.
  private func surface(of headers: ModuleHeaders, in module: BuiltModule) throws -> Surface {
    try withGraphs(of: module, access: "internal") { graphs in
      let reader = HeaderReader(toolchain: toolchain, progress: progress)
      return try Surface(
        module: module.name, graphs: graphs.files(of: module.name), interface: nil,
        headers: reader.graph(of: headers, in: module, writingTo: graphs.directory), options: options)
    }
  }

  /// The level whose graphs have all that counts, or nil if those of what is public leave out none of it.
  private func levelOfHidden(in interface: String?) -> String? {
    guard let interface, !Data(interface.utf8).holds("@_documentation(visibility: ") else { return "private" }
    return options.contains(.underscored) || Surface.mayBeHidden(in: interface) ? "internal" : nil
  }

  /// Calls `body` with the graphs of what `access` or a wider access level has, which are gone afterwards.
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
    // Without it, headers would be compiled once more, for the oldest mode.
    arguments += ["-swift-version", module.languageMode]
    arguments += headerCacheFlags
    if options.contains(.spi) { arguments.append("-include-spi-symbols") }
    let extractor = try toolchain.tool("swift-symbolgraph-extract")
    let output = try Subprocess(extractor, arguments).run(progress: progress)
    guard output.succeeded else {
      throw ExtractionError(source: .module, module: module.name, output: output.standardError)
    }
  }

  /// The module's textual interface, printed from its binary form; nil if the compiler declines.
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

  /// The module as an editor shows it, which is the next best thing; nil where the tool is missing or declines.
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
