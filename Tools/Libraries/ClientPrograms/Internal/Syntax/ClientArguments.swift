import APIComparison
import PublicAPI

/// What a client passes in a call, and the parameters of its own through which it gets the values.
struct ClientArguments {
  private(set) var parameters: [String] = []
  private(set) var expressions: [String] = []
  private var trailing = ""

  /// Which of the parameters get arguments.
  enum Selection {
    case all
    case required
    /// All but the parameter at an index.
    case omitting(Int)
    /// All, of which those at some indices are written out; a trailing one stands behind the others.
    case written([Int: ArgumentSpelling], trailing: Int? = nil)
    /// Those that have no default, and one trailing closure.
    case trailing(Int, ArgumentSpelling)
    /// A number of values for every variadic parameter.
    case variadic(Int)
  }

  /// The arguments for `declaration`; with `quiet` functions are passed that do not throw.
  init(
    for declaration: Declaration, _ selection: Selection = .all, through receiver: Receiver,
    quiet: Bool = false, in scope: ClientScope
  ) {
    for (index, parameter) in (declaration.parameters ?? []).enumerated() {
      if case .required = selection, parameter.defaultValue != nil { continue }
      if case .omitting(index) = selection { continue }
      let name = "value\(index)"
      let type = receiver.generics.resolved(parameter.type)
      if case .trailing(let last, _) = selection, last != index, parameter.defaultValue != nil { continue }
      if let (spelling, isTrailing) = selection.spelling(at: index) {
        parameters += spelling.parameters
        if isTrailing { trailing = " \(spelling.text)" }
        if !isTrailing {
          expressions.append(parameter.label.map { "\($0): \(spelling.text)" } ?? spelling.text)
        }
        continue
      }
      let context = declaration.context
      let isNoncopyable = scope.names.isNoncopyable(
        type, given: receiver.generics.requirements, from: context)
      var spelled = type.asClientParameter(keepsOwnership: isNoncopyable)
      if parameter.isVariadic { spelled = spelled.escapingFunction(in: scope.names) }
      if quiet { spelled = spelled.quietFunction }
      // What an autoclosure captures shows whether it may escape.
      let isCaptured = parameter.type.has(.autoclosure) && !parameter.type.has(.escaping) && !isNoncopyable
      parameters.append("_ \(name): \(isCaptured ? .attributed([.inout], spelled) : spelled)")
      let value =
        parameter.type.has(.inout)
        ? "&\(name)" : parameter.type.isPackExpansion ? "repeat each \(name)" : name
      var count = 1
      if case .variadic(let wanted) = selection, parameter.isVariadic { count = wanted }
      guard count > 0 else { continue }
      expressions.append(parameter.label.map { "\($0): \(value)" } ?? value)
      // The type of `nil` comes from the first.
      let others = if case .optional = type, case .variadic = selection { "nil" } else { value }
      expressions += Array(repeating: others, count: count - 1)
    }
  }

  /// The arguments between parentheses.
  var list: String { "(" + expressions.joined(separator: ", ") + ")" + trailing }

  /// Whether a function among what the client gets, and passes, throws.
  var mayThrow: Bool { parameters.contains { $0.contains(" throws") } }
}

extension ClientArguments.Selection {
  /// How the argument at `index` is written out, and whether it stands behind the others.
  fileprivate func spelling(at index: Int) -> (ArgumentSpelling, isTrailing: Bool)? {
    switch self {
    case .written(let spellings, let trailing): spellings[index].map { ($0, trailing == index) }
    case .trailing(let last, let spelling): last == index ? (spelling, true) : nil
    default: nil
    }
  }

  /// Whether each of so many arguments names a member by a dot alone.
  func namesMembers(_ count: Int) -> Bool {
    guard case .written(let spellings, _) = self else { return false }
    return spellings.values.count { $0.text.hasPrefix(".") } == count
  }

  /// Whether the first argument is an initializer behind a dot.
  var beginsWithInitializer: Bool {
    guard case .written(let spellings, _) = self else { return false }
    return spellings[0]?.text.hasPrefix(".init(") ?? false
  }

  /// The position that few clients have who write their arguments so.
  var position: UnusualPosition? {
    let written: [ArgumentSpelling] =
      switch self {
      case .written(let spellings, _): Array(spellings.values)
      case .trailing(_, let spelling): [spelling]
      default: []
      }
    return written.lazy.compactMap(\.position).first
  }

  /// The selections in which arguments of `declaration` are written out: each alone, all together, and a closure
  /// behind the others.
  static func writingOut(
    _ declaration: Declaration, through receiver: Receiver, on actor: String, in scope: ClientScope
  ) -> [Self] {
    let parameters = declaration.parameters ?? []
    let names = Set(receiver.generics.parameters.map(\.name))
    let writer = ArgumentSpellings(scope: scope, generics: names, isolation: actor)
    let spellings = parameters.indices.map { index in
      writer.spellings(of: receiver.generics.resolved(parameters[index].type), at: index)
    }
    var found: [Self] = spellings.enumerated().flatMap { index, ways in ways.map { .written([index: $0]) } }
    let first = spellings.enumerated().compactMap { index, ways in ways.first.map { (index, $0) } }
    let all = Dictionary(uniqueKeysWithValues: first)
    if all.count > 1 { found.append(.written(all)) }
    guard declaration.kind != .subscript, let last = parameters.lastIndex(where: { $0.isClosure(in: scope) }),
      parameters[(last + 1)...].allSatisfy({ $0.defaultValue != nil })
    else { return found }
    found += spellings[last].map { .trailing(last, $0) }
    found += spellings[last].prefix(1).map { .written([last: $0], trailing: last) }
    return found
  }
}

extension Parameter {
  fileprivate func isClosure(in scope: ClientScope) -> Bool {
    if case .optional(let wrapped) = type { return scope.names.isFunction(wrapped) }
    return scope.names.isFunction(type) && !type.has(.autoclosure)
  }
}
