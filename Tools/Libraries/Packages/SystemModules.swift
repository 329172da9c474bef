public import Processes
public import Surfaces

/// The modules that come with the toolchain.
public struct SystemModules: Sendable {
  private static let implicit = ["Swift", "_Concurrency", "_StringProcessing"]

  private let toolchain: Toolchain
  private let progress: ProgressLog
  /// Those that every file imports without saying so, and those that it names.
  public let names: [String]

  /// Finds the modules of `toolchain` that a file has which imports those called `imported`.
  public init(of toolchain: Toolchain, importing imported: Set<String>, progress: ProgressLog) {
    self.toolchain = toolchain
    self.progress = progress
    names =
      Self.implicit
      + imported.subtracting(Self.implicit).sorted().filter { toolchain.folder(ofModule: $0) != nil }
  }

  /// What `work` makes of the surfaces, or has made of them in an earlier run with this toolchain, for any package.
  ///
  /// It is kept where the user's programs keep what can be made anew.
  public func answer<Answer: Codable>(_ work: ([Surface]) throws -> Answer) throws -> Answer {
    let cache = AnswerCache(ofUserWith: toolchain)
    defer { cache.removeOldest(allBut: 20) }
    return try cache.answer(to: "\(names)", about: []) { try work(surfaces()) }
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
      let read = try next.mapOnThreads { name in
        let folder = toolchain.folder(ofModule: name)
        return try extractor.declarations(
          of: BuiltModule(name: name, modulesDirectory: folder ?? ".", target: toolchain.target))
      }
      surfaces += read.map(\.surface)
      next = read.flatMap(\.extended).filter {
        toolchain.folder(ofModule: $0) != nil && known.insert($0).inserted
      }
    }
    return surfaces
  }
}
