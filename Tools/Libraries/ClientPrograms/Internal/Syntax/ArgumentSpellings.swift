import APIComparison
import PublicAPI

/// The ways to write an argument without naming its type, which hold only while the parameter says what it is.
struct ArgumentSpellings {
  let scope: ClientScope
  /// The names of generic parameters, for which anything may stand.
  let generics: Set<String>
  /// The global actor on which the arguments are, with a space behind it, or nothing.
  var isolation = ""

  /// How many of a type's members are named by a dot: where overloads meet, those that the types have in common are not
  /// known.
  private static let mostMembers = 6

  /// What can stand for a value of `type` as the argument at `index`.
  func spellings(of type: TypeExpression, at index: Int) -> [ArgumentSpelling] {
    switch type {
    case .attributed(let attributes, let inner):
      if attributes.contains(.inout) || attributes.contains(.isolated) { return [] }
      if attributes.contains(.autoclosure), case .function(_, _, let result) = inner {
        return spellings(of: result, at: index)
      }
      if attributes.contains(.isolatedAny) { return [isolatedFunction(inner, at: index)] }
      return spellings(of: inner, at: index)
    case .any(.named(let path)) where path.count > 1 && path.last?.name == "Type":
      let value = TypeExpression.any(.named(path.dropLast()))
      return [ArgumentSpelling(text: "type(of: given\(index))", parameters: ["_ given\(index): \(value)"])]
    case .optional(let wrapped):
      let ways = spellings(of: wrapped, at: index)
      return [ArgumentSpelling(text: "nil")] + ways.prefix(scope.names.isFunction(wrapped) ? ways.count : 1)
    case .array(let element): return collections(of: element, at: index)
    case .dictionary(let key, let value):
      let pairs = zip(spellings(of: key, at: index), spellings(of: value, at: index)).prefix(1)
      return [ArgumentSpelling(text: "[:]")]
        + pairs.map { key, value in
          ArgumentSpelling(text: "[\(key.text): \(value.text)]", parameters: key.parameters)
        }
    case .function(let parameters, _, let result):
      let passedOn = parameters.count == 1 && parameters[0].type == result
      let member = parameters.count == 1 ? keyPath(from: parameters[0].type, to: result) : nil
      return closures(taking: parameters.count, giving: result, at: index)
        + (passedOn ? [ArgumentSpelling(text: "{ $0 }")] : []) + [member].compactMap(\.self)
        + closures(using: parameters.map(\.type), giving: result, at: index)
    case .named(let path):
      if let alias = scope.names.alias(type) { return spellings(of: alias, at: index) }
      if let known = known(type, path, at: index) { return known }
      // The type's own cases and constants behind a dot, and what makes a value of it.
      let members = scope.implicitMembers(of: type, on: isolation).prefix(Self.mostMembers).map {
        ArgumentSpelling.naming($0, at: index, in: scope)
      }
      return members + [chain(members.first, type, at: index)].compactMap(\.self)
        + scope.literals(for: type).map { ArgumentSpelling(text: $0) }
    default: return []
    }
  }

  /// A member behind a dot, and one of the value that it gives.
  private func chain(_ start: ArgumentSpelling?, _ type: TypeExpression, at index: Int) -> ArgumentSpelling? {
    guard let start, let member = scope.link(on: type) else { return nil }
    let link = ArgumentSpelling.naming(member, given: "link", at: index, in: scope)
    return ArgumentSpelling(text: start.text + link.text, parameters: start.parameters + link.parameters)
  }

  /// A function that belongs to an actor, where any such function may be given.
  private func isolatedFunction(_ type: TypeExpression, at index: Int) -> ArgumentSpelling {
    ArgumentSpelling(
      text: "isolated\(index)", parameters: ["_ isolated\(index): @escaping @Sendable @MainActor \(type)"])
  }

  private func collections(of element: TypeExpression, at index: Int) -> [ArgumentSpelling] {
    let filled = spellings(of: element, at: index).first.map {
      ArgumentSpelling(text: "[\($0.text)]", parameters: $0.parameters)
    }
    return [ArgumentSpelling(text: "[]")] + [filled, mixture(of: element, at: index)].compactMap(\.self)
  }

  /// A list of values of several types, where any that meet a constraint may be given.
  private func mixture(of element: TypeExpression, at index: Int) -> ArgumentSpelling? {
    guard case .any(let constraint) = element else { return nil }
    let names = ["one\(index)", "another\(index)"]
    return ArgumentSpelling(
      text: "[\(names.joined(separator: ", "))]", parameters: names.map { "_ \($0): some \(constraint)" })
  }

  /// The spellings for types that Swift brings.
  private func known(_ type: TypeExpression, _ path: [TypeName], at index: Int) -> [ArgumentSpelling]? {
    guard let name = type.path, !generics.contains(name), scope.names.type(named: type) == nil else {
      return nil
    }
    if let alias = scope.library.alias(at: name), alias.generics.isEmpty, let target = alias.type {
      return spellings(of: target, at: index)
    }
    guard scope.library.hasType(named: name) else { return nil }
    let arguments = path.last?.arguments ?? []
    let texts = scope.literals(for: type)
    if let element = arguments.first, texts == LiteralSyntax.literals(by: ["ExpressibleByArrayLiteral"]) {
      return collections(of: element, at: index)
    }
    if !texts.isEmpty {
      return texts.map { ArgumentSpelling(text: $0) }
        + scope.usualConstants(of: type).map {
          ArgumentSpelling.constantOfLibrary($0, at: index, in: scope)
        }
    }
    if let first = arguments.first, let value = arguments.last {
      if let range = scope.operatorMaking(name, of: first), let bound = spellings(of: first, at: index).first
      {
        return [ArgumentSpelling(text: "\(bound.text)\(range)\(bound.text)", parameters: bound.parameters)]
      }
      // A path whose value is left open leads to anything.
      if name.hasSuffix("KeyPath") {
        return keyPath(from: first, to: arguments.count > 1 ? value : nil).map { [$0] } ?? []
      }
    }
    return scope.constants(of: type).prefix(Self.mostMembers).map {
      ArgumentSpelling.naming($0, at: index, in: scope)
    }
  }

  /// A key path that leaves its root to the parameter.
  private func keyPath(from root: TypeExpression, to value: TypeExpression?) -> ArgumentSpelling? {
    let isGeneric = value.map { $0.path.map(generics.contains) ?? false } ?? true
    let member = scope.names.members(of: root).first {
      $0.kind.isStorage && !$0.modifiers.contains(.static) && (isGeneric || $0.type == value)
    }
    let known = scope.library.plainProperties(of: root).first { isGeneric || $0.type == value }
    return (member ?? known).map { ArgumentSpelling(text: "\\.\($0.name.asMember)") }
  }

  /// Closures that say nothing about what they take.
  private func closures(taking count: Int, giving result: TypeExpression, at index: Int) -> [ArgumentSpelling]
  {
    let head = ArgumentSpelling.closureHead(taking: count)
    if result == .void {
      return ["", "let own = 1; _ = own "].map { ArgumentSpelling(text: "{ \(head)\($0)}") }
    }
    guard result.isNameable else { return [] }
    let given = "given\(index)"
    let captured = ArgumentSpelling(
      text: "{ \(head)\(given) }", parameters: ["_ \(given): \(result.escapingFunction(in: scope.names))"])
    let literal = spellings(of: result, at: index).first.map {
      ArgumentSpelling(text: "{ \(head)\($0.text) }", parameters: $0.parameters)
    }
    return (literal.map { [$0] } ?? []) + [captured]
  }

  /// Closures that use what they get as what they always got, without naming its types: where something of the type is
  /// taken, and where nothing else is.
  private func closures(using types: [TypeExpression], giving result: TypeExpression, at index: Int)
    -> [ArgumentSpelling]
  {
    guard !types.isEmpty, (types + [result]).allSatisfy(\.isNameable) else { return [] }
    let usual = closure(using: types, giving: result, isExact: false, at: index)
    let exact = closure(using: types, giving: result, isExact: true, at: index)
    return usual.text == exact.text ? [usual] : [usual, exact.only(.exactType)]
  }

  private func closure(
    using types: [TypeExpression], giving result: TypeExpression, isExact: Bool, at index: Int
  ) -> ArgumentSpelling {
    let names = NaturalNames.names(ofParameters: types)
    let places = zip(names, types).filter { $1.has(.inout) }
    // A single value needs no name in those of what is done with it.
    let suffixes = types.count == 1 ? [""] : names.map { "Of\($0.prefix(1).uppercased())\($0.dropFirst())" }
    let uses = zip(zip(names, suffixes), types).flatMap { names, type in
      statements(using: names.0, suffix: names.1, as: type, isExact: isExact)
    }
    let isVoid = result == .void
    let text =
      "{ \(names.joined(separator: ", ")) in \((uses + (isVoid ? [] : ["return given\(index)"])).joined(separator: "; ")) }"
    let results = isVoid ? [] : ["_ given\(index): \(result.escapingFunction(in: scope.names))"]
    return ArgumentSpelling(
      text: text, parameters: places.map { "_ \($0.asNewValue): \($1.withoutAttributes.1)" } + results)
  }

  /// What a closure does with the value called `name`, which is of `type`.
  private func statements(using name: String, suffix: String, as type: TypeExpression, isExact: Bool)
    -> [String]
  {
    if type.has(.inout) { return ["\(name) = \(name.asNewValue)"] }
    // What may be consumed is kept, which nobody can do with what is only borrowed.
    if type.has(.consuming) {
      return statements(using: name, suffix: suffix, as: type.withoutAttributes.1, isExact: isExact)
    }
    // Of tuples the labels may come and go.
    if case .tuple = type.innermost { return [] }
    // What a signature names is taken to meet what its parts are asked for; what stands inside has to meet it.
    let kept = ["let kept\(suffix): \(type) = \(name)", "_ = kept\(suffix)"]
    let isGeneric = generics.contains(where: type.mentions)
    // An object of a subclass is one all the same.
    if scope.names.type(named: type)?.kind == .class {
      return ["func use\(suffix)(_ object: \(type)) {}", "use\(suffix)(\(name))"] + (isGeneric ? kept : [])
    }
    if !isExact { return kept }
    return [
      "var copy\(suffix) = \(name)", "func change\(suffix)(_ place: inout \(type)) {}",
      "change\(suffix)(&copy\(suffix))",
    ]
  }
}

extension String {
  /// The name of what takes the place of the value with this name: `newCup` for `cup`.
  fileprivate var asNewValue: String { "new\(prefix(1).uppercased())\(dropFirst())" }
}
