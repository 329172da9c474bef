import Foundation
public import Processes
public import PublicAPI

/// The modules that come with the toolchain, or with the SDK that it compiles for.
public struct SystemModules: Sendable, Encodable {
  private static let implicit = ["Swift", "_Concurrency", "_StringProcessing"]

  /// What the modules are read with.
  public struct Tools: Sendable {
    let toolchain: Toolchain
    let progress: ProgressLog
    /// The flags with which compilers use the same module cache.
    let headerCacheFlags: [String]
    /// The cache of what was read, for all packages.
    public let cache: ResultCache

    /// Tools that read modules of `toolchain` with the module cache of `module`, and store results in `caches`.
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
  /// The modules that every file imports implicitly, and the named ones.
  private let names: [String]

  /// Finds the modules of `toolchain` for a file that imports those called `imported`.
  ///
  /// The SDK and the target are those of `module`, or else those of this machine.
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

  /// The surfaces of the modules, and of the toolchain's modules to whose types these add members.
  ///
  /// Throws an error whose sentence names the module that cannot be read.
  public func surfaces(using tools: Tools) throws -> [Surface] {
    var surfaces: [Surface] = []
    var known = Set(names)
    var next = names
    while !next.isEmpty {
      // The standard library alone takes seconds, and every comparison needs it.
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

  /// The module of the C library that clients import, and the names of the types that its headers declare.
  ///
  /// The headers of other modules include these headers, without declaring what is in them. It is nil if the toolchain
  /// has no such module that can be read.
  public static func cLibrary(using tools: Tools) -> (module: String, types: Set<String>)? {
    let kinds = [
      ("-musl", "SwiftMusl", "Musl"), ("-android", "SwiftAndroid", "Android"),
      ("-linux", "SwiftGlibc", "Glibc"),
      ("-apple-", "Darwin", "Darwin"),
    ]
    guard let kind = kinds.first(where: { tools.toolchain.target.contains($0.0) }) else { return nil }
    let reading = SystemModuleReading(name: kind.1, target: tools.toolchain.target, sdk: [])
    let read = try? tools.cache.result(of: reading, using: tools, isExclusive: true).surface()
    return read.map { (kind.2, $0.namesOfOwnTypes) }
  }

  /// Reads the modules that every file imports, unless they are stored, so that they are ready when they are needed.
  func prefetch(using tools: Tools) {
    // If a module cannot be read, whoever needs it gets the error.
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

/// Reads one module.
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
