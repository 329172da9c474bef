import CommandLines
import Foundation
import Mutants
import Processes

/// The record of equivalents, if there is one.
func record(_ options: Options) throws -> Equivalents {
  let usual = "\(options.package)/Tools/mutants-equivalents.txt"
  guard options.record != nil || FileManager.default.fileExists(atPath: usual) else {
    return try Equivalents(text: "")
  }
  return try Equivalents(text: InputFile.text(options.record ?? usual))
}

/// The lines that are new since a branch began.
func changes(since branch: String, in package: String) throws -> ChangedLines {
  let diff = try Subprocess(
    "/usr/bin/env",
    [
      "git", "-C", package, "diff", "--no-color", "--no-ext-diff", "--relative", "--unified=0",
      "--merge-base", branch,
    ]
  ).run()
  guard diff.succeeded else { throw MutantsFailure.noDiff(branch: branch, message: diff.standardError) }
  return ChangedLines(diff: diff.text)
}

/// Prints what was asked for; tells whether nothing was missed.
func run(_ options: Options, progress: ProgressLog) throws -> Bool {
  let equivalents = try record(options)
  let isNew = try options.branch.map { try changes(since: $0, in: options.package) }
  return try Interruption.withTemporaryFolder { folder in
    let copy = try PackageCopy(
      of: options.package, modules: options.modules, in: folder, toolchain: .find(), progress: progress)
    let planting = try copy.planting()
    try equivalents.check(against: planting.defects, in: copy.moduleFolders)
    let wanted = try options.chosen(of: planting.defects).filter { isNew?.touch($0) ?? true }
    if options.lists {
      progress.end()
      print(
        try options.format == .json ? Summary.json(of: wanted) : wanted.map(\.text).joined(separator: "\n"))
      return true
    }
    let planted = try wanted.isEmpty ? [] : copy.plant(wanted, of: planting)
    let unviable = Set(wanted).subtracting(planted).map { Judgement($0, .unviable) }
    var tried = planted
    if let count = options.sample {
      progress.note(
        "Taking \(min(count, planted.count)) of \(planted.count) defects with --seed \(options.seed)")
      tried = planted.sample(count, seed: options.seed)
    }
    let modules = Set(tried.map(\.module)).sorted()
    let trial = try Trial(
      modules, tests: copy.tests(), blankMarks: planting.blankMarks, options: options, progress: progress)
    var refuted: [EquivalentsError] = []
    let judgements = try trial.judgements(tried, record: equivalents).map { judgement in
      do throws(EquivalentsError) { return try equivalents.reviewed(judgement) } catch {
        refuted.append(error)
        return judgement
      }
    }
    progress.end()
    let summary = Summary(judgements + (options.sample == nil ? unviable : []))
    switch options.format {
    case .text: print(summary.text)
    case .json: print(try summary.json())
    case .markdown: print(summary.markdown)
    }
    // All that was tried is worth to be told first.
    for error in refuted.dropLast() { progress.note("\(error)") }
    if let error = refuted.last { throw error }
    return summary.passes
  }
}

await CommandLineTool("mutants", usage: Options.usage).run { arguments in
  try run(Options(&arguments), progress: ProgressLog(.steps))
}
