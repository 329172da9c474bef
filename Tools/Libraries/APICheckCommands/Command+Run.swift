import PackageBuilds
import Processes

extension Command {
  /// Carries out the command on the package that `settings` name, and reports progress on standard error.
  ///
  /// A setting that takes no value has an empty list. A signal that ends this process also ends its compilers, and
  /// removes unfinished files. `isColored` allows colours in text for people.
  public func run(with settings: [Setting: [String]], isColored: Bool) -> Outcome {
    _ = Self.signals
    var outcome = Outcome()
    let request: Request
    do {
      request = try Request(settings, for: self)
    } catch {
      outcome.complaints.append("\(error)")
      outcome.status = .misuse
      return outcome
    }
    if let jobs = request.jobs { JobLimit.set(jobs) }
    let workspace = Workspace(request, isColored: isColored)
    if isBuilding { workspace.recallTimes() }
    do {
      if request.isFresh { _ = try workspace.reader.clean() }
      try run(in: workspace, &outcome)
    } catch {
      outcome.complaints.append("\(error)")
      if let stop = error as? StoppedStep, request.isVerbose {
        outcome.complaints.append("Stopped while \(stop.step.rawValue).")
      }
      outcome.status = .couldNotCheck
    }
    if isBuilding { workspace.reader.trimCaches(to: request.cacheLimit) }
    workspace.progress.end()
    if isBuilding { workspace.rememberTimes() }
    return outcome
  }

  /// Handles signals once, however many commands a process runs.
  private static let signals: Void = Interruption.handleSignals()

  private func run(in workspace: Workspace, _ outcome: inout Outcome) throws {
    switch self {
    case .check: try Check(workspace: workspace).run(&outcome)
    case .diff(let old, let new): try Diff(workspace: workspace, old: old, new: new).run(&outcome)
    case .notes(let old, let new):
      try Notes(workspace: workspace, old: old ?? "latest-release", new: new).run(&outcome)
    case .accept(let name): try Accept(workspace: workspace, declaration: name).run(&outcome)
    case .mend(let names): try Mend(workspace: workspace, names: names).run(&outcome)
    case .bless: try Bless(workspace: workspace).run(&outcome)
    case .list: try List(workspace: workspace).run(&outcome)
    case .surface: try ReadableSurface(workspace: workspace).run(&outcome)
    case .stats: try Stats(workspace: workspace).run(&outcome)
    case .narrow: try Narrow(workspace: workspace).run(&outcome)
    case .advise: try Advise(workspace: workspace).run(&outcome)
    case .layers: try LayerCheck(workspace: workspace).run(&outcome)
    case .rules: try Rules(workspace: workspace).run(&outcome)
    case .explain(let rule): try Explain(workspace: workspace, identifier: rule).run(&outcome)
    case .initialize: try Init(workspace: workspace).run(&outcome)
    case .doctor: try Doctor(workspace: workspace).run(&outcome)
    case .config: try Config(workspace: workspace).run(&outcome)
    case .clean: try Clean(workspace: workspace).run(&outcome)
    }
  }

  /// Whether the command may leave something in the caches.
  private var isBuilding: Bool {
    switch self {
    case .check, .diff, .notes, .accept, .mend, .bless, .initialize, .list, .surface, .stats, .narrow,
      .advise, .layers, .doctor:
      true
    case .rules, .explain, .clean, .config: false
    }
  }

  /// Whether targets with baselines count as if somebody had named them, even without a product.
  var remembersTargets: Bool {
    switch self {
    case .check, .accept, .mend, .bless, .initialize, .stats: true
    case .diff, .notes, .list, .surface, .narrow, .advise, .layers, .rules, .explain, .clean, .config,
      .doctor:
      false
    }
  }

  /// The modules that are arguments of the command, without those of ``Setting/module``.
  var modules: [String] {
    switch self {
    case .bless(let modules), .list(let modules), .surface(let modules), .stats(let modules),
      .narrow(let modules), .advise(let modules):
      modules
    case .check, .diff, .notes, .accept, .mend, .layers, .rules, .explain, .clean, .config, .initialize,
      .doctor:
      []
    }
  }
}
