import APIComparison
import PublicAPI

/// What a client does with the value of an expression.
struct ValueUse: Sendable {
  /// The parameters of the client's own function that this takes.
  let parameters: [String]
  /// The lines of its body.
  let body: [String]
  /// The lines that ordinary code has in the place of the body, and then without the parameters; nil where the body is
  /// such code.
  let ordinary: [String]?

  /// A use that takes `parameters` and consists of the lines of `body`, where ordinary code has `ordinary` ones.
  init(parameters: [String] = [], body: [String], ordinary: [String]? = nil) {
    self.parameters = parameters
    self.body = body
    self.ordinary = ordinary
  }

  /// The client that `write` makes of the lines of its body and of what it takes.
  func source(_ write: (_ body: [String], _ parameters: [String]) -> String) -> ClientSource {
    ClientSource(write(body, parameters), ordinary: ordinary.map { write($0, []) })
  }

  /// Binds the value to its declared type.
  static func binding(_ expression: String, as type: TypeExpression) -> ValueUse {
    if type == .void || type == .named([TypeName("Never")]) {
      return ValueUse(body: [expression])
    }
    if case .attributed(let attributes, let inner) = type, attributes.contains(.sending), inner.isNameable {
      let body = ["nonisolated func send(_ value: sending \(inner)) {}", "send(\(expression))"]
      return ValueUse(body: body)
    }
    guard type.isNameable || type.isOpaque else {
      return ValueUse(body: ["_ = \(expression)"])
    }
    return ValueUse(body: ["let result: \(type.asLocal) = \(expression)"])
  }

  /// Handles the error that the expression may throw as one of type `failure`.
  static func handling(_ failure: TypeExpression, of expression: String) -> ValueUse {
    ValueUse(
      parameters: [],
      body: [
        "func handle(_ error: \(failure)) {}", "do {", "  _ = \(expression)", "} catch {", "  handle(error)",
        "}",
      ])
  }

  /// Catches the one error called `pattern`, and passes on all others that the expression may throw.
  static func catching(_ pattern: String, from expression: String) -> ValueUse {
    ValueUse(body: ["do {", "  _ = \(expression)", "} catch \(pattern) {", "}"])
  }

  /// Keeps the value without naming its type, then puts another value of the declared type in its place.
  static func inferring(_ expression: String, as type: TypeExpression, in names: SurfaceNames)
    -> ValueUse?
  {
    guard type != .void, type.isNameable, type != .named([TypeName("Never")]), !type.containsPack else {
      return nil
    }
    // An assignment would let labels go, which are what the elements are found by.
    if type.hasLabels { return ValueUse(body: exactly(expression, as: type).body) }
    return ValueUse(
      parameters: ["_ expected: \(type.asVariable.escapingFunction(in: names))"],
      body: ["var result = \(expression)", "result = expected"], ordinary: keeping(expression, as: type))
  }

  /// Keeps the value without naming its type, then gives it where the declared type is taken, and unwraps it.
  private static func keeping(_ expression: String, as type: TypeExpression) -> [String] {
    let expected = type.asVariable
    let unwrapping: [String] =
      if case .optional = expected { ["if let some = result { _ = some }"] } else { [] }
    return ["let result = \(expression)"] + unwrapping + ["let same: \(expected) = result"]
  }

  /// Keeps the value without naming its type, then passes it where nothing but the declared type is taken, or
  /// tuples that may gain labels.
  static func exactly(_ expression: String, as type: TypeExpression) -> ValueUse {
    guard type != .void, type.isNameable, type != .named([TypeName("Never")]), !type.containsPack else {
      return binding(expression, as: type)
    }
    let expected = type.asVariable
    if expected.innermost.isUnlabelledTuple {
      return ValueUse(body: ["let result = \(expression)", "let same: \(expected) = result"])
    }
    let body = ["var result = \(expression)", "func same(_ place: inout \(expected)) {}", "same(&result)"]
    return ValueUse(body: body, ordinary: keeping(expression, as: type))
  }
}

extension TypeExpression {
  /// Whether it is a tuple that may gain labels, and then takes and gives the same as before but in place.
  var isUnlabelledTuple: Bool {
    if case .tuple(let elements) = self { elements.allSatisfy { $0.label == nil } } else { false }
  }

  /// What optional values and lists of the type hold in the end, or itself.
  var innermost: TypeExpression {
    switch self {
    case .optional(let inner), .array(let inner): inner.innermost
    default: self
    }
  }

  /// Whether a constant can have the type and leave it to its value what is opaque in it.
  var isOpaque: Bool { if case .some = innermost { true } else { false } }

  /// Whether elements of a tuple have labels, which an assignment would let go.
  fileprivate var hasLabels: Bool {
    contains { if case .tuple(let elements) = $0 { elements.contains { $0.label != nil } } else { false } }
  }

  /// Whether the type stands for a number of types that only the caller knows.
  fileprivate var containsPack: Bool { contains(\.isPackExpansion) }

  /// The type as that of a variable.
  fileprivate var asVariable: TypeExpression {
    if case .implicitlyUnwrapped(let wrapped) = self { .optional(wrapped) } else { asLocal }
  }

  private func contains(_ isMeant: (TypeExpression) -> Bool) -> Bool {
    var found = false
    _ = mapped { type in
      found = found || isMeant(type)
      return type
    }
    return found
  }
}
