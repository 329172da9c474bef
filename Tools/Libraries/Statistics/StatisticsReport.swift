/// The statistics of a package in the form that machines read.
public struct StatisticsReport: Sendable, Hashable, Encodable {
  /// Grows when a reader of an older form could misunderstand.
  let formatVersion = 1
  /// The statistics of each module, by name.
  let modules: [ModuleStatistics]

  /// Makes a report on `modules`.
  public init(modules: [ModuleStatistics]) {
    self.modules = modules
  }
}
