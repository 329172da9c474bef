import PublicAPI

/// What is asked of a build, and of what is read from it.
struct BuildRequest: Sendable, Encodable {
  /// What counts as a part of a surface, in order.
  private let surface: [SurfaceOption]
  /// Whether bodies that no client inlines are compiled, too.
  let checksBodies: Bool
  /// What the package manager calls the build system.
  let buildSystem: String
  let variation: BuildVariation

  var options: Set<SurfaceOption> { Set(surface) }

  init(
    _ options: Set<SurfaceOption>, checksBodies: Bool, buildSystem: String, variation: BuildVariation
  ) {
    surface = options.sorted { $0.rawValue < $1.rawValue }
    self.checksBodies = checksBodies
    self.buildSystem = buildSystem
    self.variation = variation
  }
}
