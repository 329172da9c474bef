import CompilerDiagnostics
import Syntax

/// Finds out which parts that were left out an error is about.
struct PartObjections {
  private let program: Program
  private let parts: [IdlePart]
  /// The protocols and enumerations that each file names.
  private let owners: [String: Set<Int>]

  init(_ program: Program, _ parts: [IdlePart]) {
    (self.program, self.parts) = (program, parts)
    let wanted = Set(parts.map(\.owner))
    owners = Dictionary(
      program.files.map { file in
        (file.path, wanted.intersection(file.index.occurrences.compactMap { program.numbers[$0.symbol.usr] }))
      }
    ) { $1 }
  }

  /// The parts; none if there is no telling.
  func culprits(of diagnostic: Diagnostic) -> [IdlePart] {
    let quoted = ([diagnostic.message] + diagnostic.notes.map(\.message)).flatMap(Self.names)
    let names = Set(quoted)
    let named = parts.filter { part in
      part.kind == .conformance ? part.names.isSubset(of: names) : !part.names.isDisjoint(with: names)
    }
    let ofNamedOwners = named.filter { names.contains(program.declarations[$0.owner].source.name) }
    if let found = [ofNamedOwners, named].first(where: { !$0.isEmpty }) { return found }
    return parts.filter { owners[diagnostic.place.path]?.contains($0.owner) ?? false }
  }

  /// All names in quotes, however much stands around them there.
  private static func names(in message: DiagnosticMessage) -> [String] {
    message.quotations.flatMap { quotation in
      quotation.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
  }
}
