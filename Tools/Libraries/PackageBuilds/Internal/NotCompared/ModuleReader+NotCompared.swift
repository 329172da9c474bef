import CompilerDiagnostics
import Foundation
import Processes
import PublicAPI
import Syntax

extension ModuleReader {
  /// What the sources of `modules` hold besides what was read, by the module; `cache` knows it until they change.
  func notCompared(of modules: [BuiltModule], _ plan: BuildPlan, cache: ResultCache? = nil) throws -> [String:
    NotCompared]
  {
    let survey = NotComparedSurvey(of: modules, plan, request.options)
    let tools = (toolchain: toolchain, progress: progress)
    return try cache?.result(of: survey, using: tools) ?? survey.result(using: tools)
  }
}

/// Looks through the sources of modules for what is not compared.
private struct NotComparedSurvey: CachedWork {
  private struct Module: Encodable {
    let name: String
    /// The submodules, if it is in C.
    let submodules: [String]
    /// The arguments for asking which conditions of `#if` hold, and those that restrict what `canImport` finds.
    let arguments: [String]
    let importArguments: [String]
    /// The compiled modules that `canImport` finds.
    let importable: [String]
    let sources: [String]
    let stamps: [FileStamp?]
  }

  private let modules: [Module]
  private let options: [SurfaceOption]

  init(of modules: [BuiltModule], _ plan: BuildPlan, _ options: Set<SurfaceOption>) {
    self.modules = modules.map { module in
      let sources = plan.sources(of: module.name)
      let conditions = plan.conditionArguments(of: module.name)
      let found = plan.modulesFound(by: module.name)
      let folders = found.map { [$0.folder] } ?? module.importFolders
      return Module(
        name: module.name, submodules: module.headers?.explicitModules ?? [],
        arguments: module.clientFlags + conditions,
        importArguments: (found.map { $0.flags + ["-target", module.target] } ?? module.clientFlags)
          + conditions,
        importable: folders.flatMap { folder in
          ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasSuffix(".swiftmodule")
          }.sorted()
        },
        sources: sources, stamps: sources.map(FileStamp.init))
    }
    self.options = options.sorted { $0.rawValue < $1.rawValue }
  }

  func result(using tools: (toolchain: Toolchain, progress: ProgressLog)) throws -> [String: NotCompared] {
    let surveys = modules.map { (module: $0, survey: SourceSurvey(of: $0.sources)) }
    // Most modules of a package have the same arguments, so that one run of the compiler is enough for them.
    let questions = Dictionary(grouping: surveys) { module, survey in
      let imports = survey.branches.contains { $0.condition.code.contains("canImport") }
      return imports ? module.importArguments : module.arguments
    }
    var notCompared: [String: NotCompared] = [:]
    for (arguments, surveys) in questions {
      let branches = surveys.reduce(into: Set()) { $0.formUnion($1.survey.branches) }
      let left = try left(of: branches, arguments, tools.toolchain, tools.progress)
      for (module, survey) in surveys {
        var found = NotCompared()
        found.insert(module.submodules, as: .submodules)
        found.insert(survey.branches.intersection(left).map(\.condition.title), as: .conditions)
        // What is inside a part for debugging is left out with that.
        let debugging = survey.branches.subtracting(left).filter(\.isOutermostForDebugging)
        found.insert(debugging.map(\.condition.title), as: .debugging)
        if !options.contains(.spi) { found.insert(survey.groups, as: .spi) }
        if !options.contains(.underscored) { found.insert(survey.underscored, as: .underscored) }
        notCompared[module.name] = found
      }
    }
    return notCompared
  }

  /// The `branches` that a compiler with `arguments` leaves out, without those inside others of them.
  private func left(
    of branches: Set<ConditionalBranch>, _ arguments: [String], _ toolchain: Toolchain,
    _ progress: ProgressLog
  ) throws -> [ConditionalBranch] {
    let conditions = Set(branches.flatMap { ($0.outer + [$0.condition]).map(\.code) }).sorted()
    if conditions.isEmpty { return [] }
    let source = conditions.enumerated().map { "#if \($1)\n#else\n#warning(\"unmet \($0).\")\n#endif\n" }
    let output = try Interruption.withTemporaryFolder { folder in
      let path = "\(folder)/Conditions.swift"
      try AtomicFiles.write([(path, source.joined())])
      return try Subprocess(
        toolchain.frontend, ["-frontend", "-typecheck", "-parse-stdlib"] + arguments + [path]
      ).run(progress: progress)
    }
    let said = Set(Diagnostic.all(in: output.standardError).map(\.message.text))
    let unmet = Set(conditions.enumerated().filter { said.contains("unmet \($0.0).") }.map(\.1))
    return branches.filter { branch in
      unmet.contains(branch.condition.code) && unmet.isDisjoint(with: branch.outer.map(\.code))
    }
  }
}
