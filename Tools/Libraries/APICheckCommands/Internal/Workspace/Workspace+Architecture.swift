import Foundation
import Layers
import PackageBuilds
import Processes
import PublicAPI

extension Workspace {
  /// How the modules of the package use each other, as its files are now.
  var architecture: Architecture {
    get throws {
      let toolchain = try self.reader.toolchain
      let package = try PackageTargets(of: request.package, toolchain: toolchain, progress: progress)
      let targets = package.targets.sorted { $0.name < $1.name }
      let libraries = targets.filter { $0.type == "library" }.map(\.name)
      let reader = reader(alsoOf: Set(libraries))
      let version = try reader.version(.workingTree)
      if let failure = version.failures.first {
        throw LayerError.unreadableModule(failure.module, reason: failure.reason)
      }
      progress.step("Asking the compiler what \(targets.count) targets import")
      let imports = try ImportScan(version.built, try reader.plan(of: version), toolchain, self)
        .imports(of: targets.filter(\.isSwift))
      let surfaces = try surfaces(of: version, reader, toolchain)
      let products = package.productModules
      let modules = targets.compactMap { target -> ModuleFacts? in
        guard let kind = target.layerKind(isProduct: products.contains(target.c99name)) else { return nil }
        let macros = targets.filter { $0.type == "macro" && target.dependencies?.contains($0.name) == true }
        return ModuleFacts(
          name: target.name, module: target.c99name, kind: kind, folder: target.path,
          imports: (imports[target.c99name] ?? []) + macros.map { ModuleImport(ofMacro: $0.c99name) },
          surface: surfaces[target.c99name])
      }
      let unread = targets.filter { $0.isSwift && imports[$0.c99name] == nil }
      return Architecture(
        modules, toolchainFolders: systemFolders(toolchain, version.built),
        headerTypes: headerTypes(of: version, toolchain),
        unread: unread.map { ($0.name, "which the build system does not tell how to compile") })
    }
  }

  /// The directories of modules that come with the toolchain or the system.
  private func systemFolders(_ toolchain: Toolchain, _ modules: [String: BuiltModule]) -> [String] {
    let tools = URL(filePath: toolchain.frontend).deletingLastPathComponent()
    let sdks = modules.values.map(\.clientFlags).flatMap { flags in
      zip(flags, flags.dropFirst()).filter { $0.0 == "-sdk" }.map(\.1)
    }
    return [tools.deletingLastPathComponent().path, "/usr/include", "/usr/lib"] + Set(sdks).sorted()
  }

  /// The types that headers declare, by module, as far as they can be read: those of C targets, and of the C library.
  private func headerTypes(of version: PackageVersion, _ toolchain: Toolchain) -> [String: Set<String>] {
    let targets = version.surfaces.filter { version.built[$0.module]?.isFromHeaders ?? false }
    var types = Dictionary(targets.map { ($0.module, $0.namesOfOwnTypes) }, uniquingKeysWith: { $1 })
    let tools = SystemModules.Tools(toolchain, caches: request.caches, progress: progress)
    if let library = SystemModules.cLibrary(using: tools) { types[library.module] = library.types }
    return types
  }

  /// What the signatures of each module of `version` name.
  private func surfaces(of version: PackageVersion, _ reader: PackageReader, _ toolchain: Toolchain) throws
    -> [String: ModuleSurface]
  {
    let cache = reader.resultCache(of: toolchain)
    let sizes = version.surfacesByModule.mapValues(\.size)
    let found = try version.built.sorted { $0.key < $1.key }.mapOnThreads {
      [package = request.package] name, module in
      let reading = SignatureReading(
        name: name, size: sizes[name] ?? 0, module: FingerprintedModule(module), package: package)
      return (name, try cache.result(of: reading, using: reader))
    }
    return Dictionary(found, uniquingKeysWith: { $1 })
  }
}

/// Finds out what the signatures of a module name.
private struct SignatureReading: CachedWork {
  let name: String
  let size: Int
  let module: FingerprintedModule
  let package: String

  var isComplete: Bool { module.isKnown }

  func result(using reader: PackageReader) throws -> ModuleSurface {
    try ModuleSurface(of: name, size: size, graphs: reader.graphs(of: module.module, []), in: package)
  }
}

extension PackageTargets.Target {
  /// The kind of module that the target has; nil if it has none.
  fileprivate func layerKind(isProduct: Bool) -> ModuleFacts.Kind? {
    guard isSwift else { return ["library", "system-target"].contains(type) ? .headers : nil }
    return switch type {
    case "library": isProduct ? .product : .library
    case "executable", "snippet": .program
    case "test": .tests
    case "macro": .macro
    default: nil
    }
  }
}
