public import Caches
import Foundation
public import Processes
public import Surfaces

/// The modules that come with the toolchain, or with the system's SDK that it compiles for.
public struct SystemModules: Sendable {
  private static let implicit = ["Swift", "_Concurrency", "_StringProcessing"]

  private let toolchain: Toolchain
  private let progress: ProgressLog
  private let flags: [String]
  private let target: String
  /// Those that every file imports without saying so, and those that it names.
  private let names: [String]
  private let cache: AnswerCache

  /// Finds the modules of `toolchain` that a file has which imports those called `imported`, as `module` was compiled, or
  /// for this machine.
  public init(
    of toolchain: Toolchain, importing imported: Set<String>, behind module: BuiltModule? = nil,
    caches: CacheRoot = CacheRoot(), progress: ProgressLog
  ) {
    cache = AnswerCache(in: caches, toolchain, about: "toolchains")
    self.toolchain = toolchain
    self.progress = progress
    let flags = module?.importFlags ?? []
    self.flags = flags
    target = module?.target ?? toolchain.target
    names =
      Self.implicit
      + imported.subtracting(Self.implicit).sorted().filter { Self.comes($0, with: toolchain, flags) }
  }

  /// What `work` makes of the surfaces, or has made of them in an earlier run with this toolchain, for any package.
  ///
  /// It is kept in the caches that the modules were found with.
  public func answer<Answer: Codable>(_ work: ([Surface]) throws -> Answer) throws -> Answer {
    defer { cache.removeOldest(allBut: 60) }
    return try cache.answer(to: "\(names) \(target)", about: []) { try work(surfaces()) }
  }

  /// What they declare, and the modules of the toolchain that they add to.
  ///
  /// Throws an error whose sentence names the module that cannot be read.
  public func surfaces() throws -> [Surface] {
    let extractor = SurfaceExtractor(toolchain: toolchain, progress: progress, options: [])
    var surfaces: [Surface] = []
    var known = Set(names)
    var next = names
    while !next.isEmpty {
      let read = try next.mapOnThreads { try module($0, by: extractor) }
      surfaces += try read.map { try $0.surface() }
      next = read.flatMap(\.extended).filter {
        Self.comes($0, with: toolchain, flags) && known.insert($0).inserted
      }
    }
    return surfaces
  }

  /// Reads those that everybody needs, unless an earlier run has: what somebody will ask for has begun by then.
  func anticipate() {
    let extractor = SurfaceExtractor(toolchain: toolchain, progress: progress, options: [])
    // Whoever asks learns why one cannot be read.
    for name in Self.implicit where !cache.hasAnswer(to: question(about: name)) {
      _ = try? module(name, by: extractor)
    }
  }

  private func question(about module: String) -> String { "module \(module) \(target)" }

  private func module(_ name: String, by extractor: SurfaceExtractor) throws -> SystemModule {
    // The standard library alone takes seconds, and everybody has it.
    try cache.answer(to: question(about: name), about: [], isExclusive: true) {
      let folder = toolchain.folder(ofModule: name) ?? "."
      return SystemModule(
        try extractor.declarations(
          of: BuiltModule(name: name, modulesDirectory: folder, importFlags: flags, target: target)))
    }
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
