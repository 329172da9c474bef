import CommandLines
import Foundation
import FrontPage
import Processes

/// Makes the parts of the page, or says what is stale; returns whether all is fresh afterwards.
func make(_ options: Options, in scratch: URL) throws -> Bool {
  let root = URL(filePath: options.root)
  let gate = Program(path: root.appending(path: "Tools/api-check").path)
  var draft = Draft(of: root)
  var unmeasured: [KnownChange] = []
  for part in options.parts {
    switch part {
    case .report:
      let recorded = try Comparison(of: [], record: draft.text(of: ComparisonPart.record)).compiler
      let compiler = try Compiler.release()
      // What a compiler says about a client differs from release to release.
      guard !options.isCheck || recorded.isEmpty || recorded == compiler else {
        CommandLineTool.frontPage.complain("the report is from \(recorded), so \(compiler) cannot check it.")
        continue
      }
      try ReportPart(gate: gate).update(&draft, in: scratch)
    case .comparison:
      unmeasured = try ComparisonPart(gate: gate, measurement: options.measurement).update(
        &draft, in: scratch)
    case .modules: try ModulesPart(gate: gate).update(&draft, in: scratch)
    }
  }
  if let first = unmeasured.first {
    CommandLineTool.frontPage.complain(
      "\(unmeasured.count) known changes are not part of the comparison, such as \(first.path); run "
        + "Tools/front-page --measure, which takes minutes.")
  }
  if options.isCheck, !draft.stale.isEmpty {
    CommandLineTool.frontPage.complain(
      "stale: \(draft.stale.joined(separator: ", ")); run \(options.measurement.command) and commit what it writes."
    )
    return false
  }
  try draft.write()
  return unmeasured.isEmpty
}

await CommandLineTool.frontPage.run { arguments in
  let options = try Options(&arguments)
  return try Interruption.withTemporaryFolder { try make(options, in: URL(filePath: $0)) }
}
