import BuildSystems
import Caches
import Foundation
import Processes
import Surfaces
import Syntax

extension ModuleReader {
  /// What the sources of each module of `version` hold besides what was read; `cache` knows it until they change.
  func omissions(of version: PackageVersion, _ plan: BuildPlan, cache: AnswerCache? = nil) throws -> [String:
    Omissions]
  {
    let built = version.modules.compactMap {
      if case .surface(_, let module) = $0.reading { module } else { nil }
    }
    guard let cache else { return try omissions(of: built, plan) }
    let facts = built.flatMap { module -> [String] in
      let stamps = plan.sources(of: module.name).map { path in
        "\(path) \(FileStamp(of: path).map(String.init(describing:)) ?? "")"
      }
      let inside = module.headers?.explicitModules ?? []
      return [module.name] + inside + module.clientFlags + plan.conditionArguments(of: module.name) + stamps
    }
    return try cache.answer(to: "omissions", about: [Checksum.of(facts.joined(separator: "\0").utf8)]) {
      try omissions(of: built, plan)
    }
  }

  private func omissions(of built: [BuiltModule], _ plan: BuildPlan) throws -> [String: Omissions] {
    let surveys = built.map { (module: $0, survey: SourceSurvey(of: plan.sources(of: $0.name))) }
    // Modules of one package are mostly compiled with the same arguments, and one question is enough for them.
    let questions = Dictionary(grouping: surveys) { module, _ in
      module.clientFlags + plan.conditionArguments(of: module.name)
    }
    var omissions: [String: Omissions] = [:]
    for (arguments, surveys) in questions {
      let left = try left(of: surveys.reduce(into: Set()) { $0.formUnion($1.survey.branches) }, arguments)
      for (module, survey) in surveys {
        var found = Omissions()
        found.insert(module.headers?.explicitModules ?? [], as: .submodules)
        found.insert(survey.branches.intersection(left).map(\.condition.title), as: .conditions)
        let debugging = survey.branches.subtracting(left).filter(\.isForDebugging)
        found.insert(debugging.map(\.condition.title), as: .debugging)
        if !options.contains(.spi) { found.insert(survey.groups, as: .spi) }
        if !options.contains(.underscored) { found.insert(survey.underscored, as: .underscored) }
        omissions[module.name] = found
      }
    }
    return omissions
  }

  /// Those of `branches` that a compiler with `arguments` leaves out, but for those inside others.
  private func left(of branches: Set<ConditionalBranch>, _ arguments: [String]) throws -> [ConditionalBranch]
  {
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
    let said = output.standardError
    let unmet = Set(conditions.enumerated().filter { said.contains("warning: unmet \($0.0).") }.map(\.1))
    return branches.filter { branch in
      unmet.contains(branch.condition.code) && unmet.isDisjoint(with: branch.outer.map(\.code))
    }
  }
}
