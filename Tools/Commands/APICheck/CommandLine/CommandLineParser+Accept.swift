import Reports

extension CommandLineParser {
  /// The command `accept`; a decision without a reason or an end is none.
  func accept() throws(UsageError) -> Command {
    guard let declaration = operands.first else { throw .missingDeclaration }
    if operands.count > 1 { throw .tooManyOperands(.accept, operands[1]) }
    guard let reason = options.reason else { throw .missingOption(.reason, .accept) }
    guard let until = options.until else { throw .missingOption(.until, .accept) }
    if reason.allSatisfy(\.isWhitespace) || reason.contains(where: \.isNewline) { throw .unreadableReason }
    guard let limit = AcceptanceLimit(until) else { throw .unknownLimit(until) }
    let request = AcceptRequest(
      declaration: declaration, rule: options.rule, reason: reason, until: limit)
    return .accept(request, against: against)
  }
}
