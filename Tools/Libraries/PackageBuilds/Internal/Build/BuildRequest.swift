import PublicAPI

/// The options of a build and of the surfaces that are read from it.
struct BuildRequest: Sendable, Encodable {
  /// The options of surfaces, in order.
  private let surface: [SurfaceOption]
  /// Whether bodies that no client inlines are compiled, too.
  let checksBodies: Bool
  /// The name of the build system.
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
