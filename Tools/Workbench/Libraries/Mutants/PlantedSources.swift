import CompilerDiagnostics

/// Sources in which defects sleep.
public struct PlantedSources: Sendable {
  let files: [String: PlantedFile]

  /// The texts by path.
  public var texts: [String: String] { files.mapValues(\.text) }

  /// The numbers of the defects that have to go before these sources compile, told by what the compiler says of them.
  ///
  /// Where it complains about more than one defect, one of them goes; so this is asked again after each attempt. Throws a
  /// ``PlantingError`` with the log if no defect is to blame.
  public func culprits(in log: String) throws(PlantingError) -> Set<Int> {
    var culprits: Set<Int> = []
    for match in log.matches(of: #/(?m)^(.+?):(\d+):(\d+): error: (.*)/#) {
      let path = String(match.1)
      guard let file = files[path], let line = Int(match.2), let column = Int(match.3) else { continue }
      culprits.formUnion(
        DiagnosticMessage(match.4).isAboutLongExpression
          ? file.culprits(ofExpressionAt: line, column: column) : file.culprits(line: line, column: column))
    }
    guard !culprits.isEmpty else { throw .doesNotCompile(message: DiagnosticMessage.withoutIdentifiers(log)) }
    return culprits
  }
}
