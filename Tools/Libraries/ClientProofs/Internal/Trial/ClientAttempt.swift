import Foundation

/// A client in one of its forms, the modules that it imports, and the language mode that it speaks.
struct ClientAttempt: Sendable, Hashable {
  let number: Int
  let source: String
  /// The source as ordinary code has it, where it asks for more than that.
  var ordinary: String?
  let modules: [String]
  let mode: String

  /// The attempt as ordinary code has it; nil where it is such code.
  var asOrdinaryCode: ClientAttempt? {
    ordinary.map { ClientAttempt(number: number, source: $0, modules: modules, mode: mode) }
  }

  /// The attempt under another number.
  func numbered(_ number: Int) -> ClientAttempt {
    ClientAttempt(number: number, source: source, ordinary: ordinary, modules: modules, mode: mode)
  }

  /// The attempt in another language mode.
  func speaking(_ mode: String) -> ClientAttempt {
    ClientAttempt(number: number, source: source, modules: modules, mode: mode)
  }

  /// So many are worth starting one more compiler while a processor is idle.
  static let worthACompiler = 150
  /// More than this, and a file that has to be compiled once more costs more than another compiler.
  private static let mostAttempts = 1500

  private static let processors = ProcessInfo.processInfo.activeProcessorCount

  /// The attempts that go into one file each: those with the same imports and mode, and not too many of them.
  static func files(of attempts: [ClientAttempt]) -> [[ClientAttempt]] {
    Dictionary(grouping: attempts) { $0.modules + [$0.mode] }.values.flatMap { group in
      let fewest: Int = (group.count - 1) / mostAttempts + 1
      let files: Int = max(fewest, min(processors, group.count / worthACompiler))
      return (0..<files).map { file -> [ClientAttempt] in
        let start: Int = group.count * file / files
        let end: Int = group.count * (file + 1) / files
        return Array(group[start..<end])
      }
    }
  }
}
