import Processes

extension PackageReader {
  /// How the targets of `version`, the working tree, are compiled, tests and commands too; nil if that is unknown.
  ///
  /// Swift Build only tells about what it has built.
  public func plan(of version: PackageVersion) throws -> BuildPlan? {
    guard let scratch = version.scratch, let root = version.sourceRoot else { return nil }
    let reader = try modules()
    let system = reader.buildSystem
    // If versions are built one after the other, the plan may be that of another version.
    func isOwn(_ plan: BuildPlan) -> Bool {
      plan.invocations.keys.contains { plan.sources(of: $0).contains { $0.hasPrefix("\(root)/") } }
    }
    if let known = version.builder?.sharedPlan?.known { return known }
    system.prepare(scratch)
    if let known = try? system.plan(of: scratch, after: ""), isOwn(known) { return known }
    guard system.modes(from: .planned).first == .planned else { return nil }
    _ = try reader.toolchain.askPackageManager(
      to: "build", ["--build-system", system.name] + system.arguments(for: .planned, headers: nil), in: root,
      scratch: scratch, progress: progress)
    return try? system.plan(of: scratch, after: "")
  }
}
