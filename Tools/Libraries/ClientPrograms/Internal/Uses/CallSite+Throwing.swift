import APIComparison
import PublicAPI

extension CallSite {
  /// Calls of what rethrows as if it threw by itself, as it counts where a default value may throw.
  func trying(_ selection: ClientArguments.Selection) -> [String] {
    guard function.effects.contains(.rethrows) else { return [] }
    let arguments = ClientArguments(for: function, selection, through: way.receiver, in: scope)
    return [source(throwing: arguments)]
  }

  /// Calls with functions that throw errors of different types.
  func mixingErrors() -> [String] {
    let parameters = function.parameters ?? []
    let throwing = parameters.indices.filter { parameters[$0].type.throwsAnyError }
    guard throwing.count > 1, scope.isThorough else { return [] }
    let errors = throwing.map { "Error\($0)_\(Client.numberMark)" }
    let spellings = zip(throwing, errors).map { index, error in
      let type = way.receiver.generics.resolved(parameters[index].type).throwing(.named([TypeName(error)]))
      return (index, ArgumentSpelling(text: "given\(index)", parameters: ["_ given\(index): \(type)"]))
    }
    let arguments = ClientArguments(
      for: function, .written(Dictionary(uniqueKeysWithValues: spellings)), through: way.receiver, in: scope)
    let call = source(throwing: arguments)
    guard way.receiver.kind != .foreign else { return [call + errors.map(Self.error).joined()] }
    // Between types that are all known, Swift 6.3 finds no words for what is wrong; between a known and an open one it does.
    let open = errors.dropFirst().map { "\($0): Error" }.joined(separator: ", ")
    let type = "struct Failures\(Client.numberMark)<\(open)> {\n\(call)}\n"
    return [type + errors.prefix(1).map(Self.error).joined()]
  }

  private static func error(called name: String) -> String { "struct \(name): Error {}\n" }

  private func source(throwing arguments: ClientArguments) -> String {
    let effects = function.effects.intersection([.async]).union([.throws(.anyError)])
    return source(arguments: arguments.list, parameters: arguments.parameters, effects: effects).text
  }
}
