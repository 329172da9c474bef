import Foundation
public import Processes
public import PublicAPI

/// The modules that come with the toolchain, or with the system's SDK that it compiles for.
public struct SystemModules: Sendable, Encodable {
  private static let implicit = ["Swift", "_Concurrency", "_StringProcessing"]

  /// What the modules are read with.
  public struct Tools: Sendable {
    let toolchain: Toolchain
    let progress: ProgressLog
    /// What tells compilers to use what they have made of headers before.
    let headerCacheFlags: [String]
    /// Where is kept what was read, for all packages.
    public let cache: ResultCache

    /// Reads modules of `toolchain` in view of how `module` was compiled, and keeps them in `caches`.
    public init(
      _ toolchain: Toolchain, behind module: BuiltModule? = nil, caches: CacheRoot = CacheRoot(),
      progress: ProgressLog
    ) {
      (self.toolchain, self.progress) = (toolchain, progress)
      headerCacheFlags = module?.headerCacheFlags ?? []
      cache = ResultCache(in: caches, toolchain, about: "toolchains")
    }
  }

  private let target: String
  /// The flags that name the SDK.
  private let sdk: [String]
  /// Those that every file imports without saying so, and those that it names.
  private let names: [String]

  /// Finds the modules of `toolchain` that a file has which imports those called `imported`, as `module` was compiled, or
  /// for this machine.
  public init(
    of toolchain: Toolchain, importing imported: Set<String>, behind module: BuiltModule? = nil
  ) {
    let flags = module?.importFlags ?? []
    let sdk = zip(flags, flags.dropFirst()).first { $0.0 == "-sdk" }.map { [$0.0, $0.1] } ?? []
    self.sdk = sdk
    target = module?.target ?? toolchain.target
    names =
      Self.implicit
      + imported.subtracting(Self.implicit).sorted().filter { Self.comes($0, with: toolchain, sdk) }
  }

  /// What they declare, and the modules of the toolchain that they add to.
  ///
  /// Throws an error whose sentence names the module that cannot be read.
  public func surfaces(using tools: Tools) throws -> [Surface] {
    var surfaces: [Surface] = []
    var known = Set(names)
    var next = names
    while !next.isEmpty {
      // The standard library alone takes seconds, and everybody has it.
      let read = try next.mapOnThreads {
        try tools.cache.result(of: reading(of: $0), using: tools, isExclusive: true)
      }
      surfaces += try read.map { try $0.surface() }
      next = read.flatMap(\.extended).filter {
        Self.comes($0, with: tools.toolchain, sdk) && known.insert($0).inserted
      }
    }
    return surfaces
  }

  /// Reads those that everybody needs, unless an earlier run has: what somebody will ask for has begun by then.
  func prefetch(using tools: Tools) {
    // Whoever asks learns why one cannot be read.
    for name in Self.implicit where !tools.cache.holds(reading(of: name)) {
      _ = try? tools.cache.result(of: reading(of: name), using: tools, isExclusive: true)
    }
  }

  private func reading(of name: String) -> SystemModuleReading {
    SystemModuleReading(name: name, target: target, sdk: sdk)
  }

  /// Whether the module comes with `toolchain`, or with the SDK that `flags` name.
  static func comes(_ module: String, with toolchain: Toolchain, _ flags: [String]) -> Bool {
    let kits = zip(flags, flags.dropFirst()).filter { $0.0 == "-sdk" }.flatMap { _, kit in
      ["\(kit)/usr/lib/swift/\(module).swiftmodule", "\(kit)/System/Library/Frameworks/\(module).framework"]
    }
    return toolchain.folder(ofModule: module) != nil
      || kits.contains(where: FileManager.default.fileExists(atPath:))
  }
}

/// Reads one of the modules.
private struct SystemModuleReading: CachedWork {
  let name: String
  let target: String
  let sdk: [String]

  func result(using tools: SystemModules.Tools) throws -> SystemModule {
    let extractor = SurfaceExtractor(
      toolchain: tools.toolchain, progress: tools.progress, options: [],
      headerCacheFlags: tools.headerCacheFlags)
    let folder = tools.toolchain.folder(ofModule: name) ?? "."
    return SystemModule(
      try extractor.declarations(
        of: BuiltModule(name: name, modulesDirectory: folder, importFlags: sdk, target: target)))
  }
}
