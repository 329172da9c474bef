import APIComparison
import PublicAPI

/// Clients that read and write a variable, a property or a subscript.
enum StorageUses {
  static func drafts(of storage: Declaration, in scope: ClientScope) -> [ClientDraft] {
    var drafts = MemberAccess.ways(to: storage, in: scope).flatMap {
      reads(of: storage, through: $0, in: scope)
    }
    if storage.accessors?.contains(.setter) == true {
      drafts += MemberAccess.ways(to: storage, isWriting: true, in: scope).compactMap {
        write(to: storage, through: $0, in: scope).map { ClientDraft(.write, $0) }
      }
      drafts += MemberAccess.ways(to: storage, isWriting: true, in: scope).compactMap {
        writeClosure(to: storage, through: $0, in: scope).map { ClientDraft(.write, $0) }
      }
    }
    if storage.kind == .subscript, scope.isThorough {
      drafts += amongOverloads(storage, in: scope)
    }
    drafts += MemberAccess.ways(to: storage, in: scope).prefix(1).flatMap {
      OwnProtocolUses.drafts(of: storage, through: $0, in: scope)
    }
    return DynamicUses.drafts(of: storage, in: scope) + drafts
  }

  /// Reads that something new may take over: with values, and with arguments that are written out.
  static func amongOverloads(_ storage: Declaration, fromAsync: Bool = false, in scope: ClientScope)
    -> [ClientDraft]
  {
    MemberAccess.ways(to: storage, in: scope).flatMap {
      $0.ways(toWriteOut: storage.parameters ?? [], in: scope)
    }.flatMap { way in
      let selections = ClientArguments.Selection.writingOut(
        storage, through: way.receiver, on: way.isolation, in: scope)
      let effects = storage.accessors?.getterEffects ?? []
      return ([.all] + selections).map { selection in
        let arguments = ClientArguments(for: storage, selection, through: way.receiver, in: scope)
        let value = effects.prefix(mustAwait: way.mustAwait) + expression(storage, way, arguments)
        let use =
          storage.type.map { ValueUse.exactly(value, as: way.receiver.generics.resolved($0)) }
          ?? ValueUse(body: ["_ = \(value)"])
        return ClientDraft(
          .callAmongOverloads,
          way.client(use, parameters: arguments.parameters, effects: effects, isAsync: fromAsync)
        ).only(selection.position)
      }
    }
  }

  private static func source(
    _ use: ValueUse, _ arguments: ClientArguments, _ way: MemberAccess, _ effects: Set<Effect>,
    isAsync: Bool = false
  ) -> String {
    way.client(use, parameters: arguments.parameters, effects: effects, isAsync: isAsync).text
  }

  /// Reads, and catches an error by its case, where nothing says which errors may come.
  private static func catching(
    errorsOf storage: Declaration, _ value: String, _ arguments: ClientArguments, _ way: MemberAccess,
    in scope: ClientScope
  ) -> [ClientDraft] {
    guard scope.isThorough else { return [] }
    return scope.errorCases(from: storage).map {
      let effects = (storage.accessors ?? []).getterEffects
      return ClientDraft(.handleError, source(.catching($0, from: value), arguments, way, effects))
    }
  }

  private static func expression(
    _ storage: Declaration, _ way: MemberAccess, _ arguments: ClientArguments
  ) -> String {
    storage.kind == .subscript
      ? "\(way.base)[\(arguments.expressions.joined(separator: ", "))]" : way.prefix + storage.name.asMember
  }

  private static func reads(
    of storage: Declaration, through way: MemberAccess, in scope: ClientScope
  ) -> [ClientDraft] {
    let generics = way.receiver.generics
    guard let type = storage.type.map(generics.resolved) else { return [] }
    let effects = storage.accessors?.getterEffects ?? []
    let arguments = ClientArguments(for: storage, .all, through: way.receiver, in: scope)
    let place = expression(storage, way, arguments)
    let value = effects.prefix(mustAwait: way.mustAwait) + place
    func source(_ use: ValueUse) -> String { Self.source(use, arguments, way, effects) }
    if scope.names.isNoncopyable(type, given: generics.requirements, from: storage.context) {
      let body = ["func look(_ value: borrowing \(type)) {}", "look(\(value))"]
      let look = ClientDraft(.read, source(ValueUse(body: body)))
      let taking = ["let part = \(value)", "_ = consume part"]
      var takers = storage.lendsItsValue ? [] : [source(ValueUse(body: taking))]
      if scope.names.type(at: storage.context)?.has(.frozen) ?? false {
        // What has a layout that clients know can be taken apart.
        takers.append(ClientFunction(receiver: way.receiver, access: .consumed, body: taking).source)
      }
      return takers.isEmpty
        ? [look]
        : [look, ClientDraft(.read, alternatives: takers.map { ClientSource($0) } + look.alternatives)]
    }
    var drafts = [ClientDraft(.read, source(.binding(value, as: type)))]
    if scope.isThorough, !effects.contains(.async) {
      drafts.append(
        ClientDraft(
          .callFromAsync, Self.source(.binding(value, as: type), arguments, way, effects, isAsync: true)))
    }
    drafts += scope.existentialsToOpen(by: storage).map { index in
      let argument = generics.resolved((storage.parameters ?? [])[index].type.withoutAttributes.1)
      let arguments = ClientArguments(
        for: storage, .written([index: .unwrapping(argument, at: index)]), through: way.receiver, in: scope)
      let value = effects.prefix(mustAwait: way.mustAwait) + expression(storage, way, arguments)
      return ClientDraft(.read, Self.source(.binding(value, as: type), arguments, way, effects))
    }
    drafts += catching(errorsOf: storage, value, arguments, way, in: scope)
    if case .throws(let failure) = effects.throwing, failure != .anyError, failure.isNameable {
      let handling = ValueUse.handling(generics.resolved(failure), of: value)
      let handler = Self.source(handling, arguments, way, effects.intersection([.async]))
      drafts.append(ClientDraft(.handleError, handler))
    }
    if let inferring = ValueUse.inferring(value, as: type, in: scope.names) {
      drafts.append(
        ClientDraft(
          .inferValue, way.client(inferring, parameters: arguments.parameters, effects: effects)))
    }
    if scope.isThorough {
      let function = FunctionValue(type, in: scope.names)
      if effects.throwing == nil, let function {
        let use = function.call(value)
        // What an actor has, it may not hand to what runs elsewhere.
        let ways = [function.effects.contains(.async) ? way.from("@MainActor ") : nil, way].compactMap(\.self)
        let calls = ways.map { Self.source(use, arguments, $0, effects.union(function.effects)) }
        drafts.append(ClientDraft(.read, alternatives: calls))
      }
      if storage.kind == .subscript || function != nil,
        let path = keyPath(to: storage, arguments, as: type, through: way)
      {
        drafts.append(ClientDraft(.read, path))
      }
    }
    if let projection = WrapperUses.projection(of: storage, through: way, in: scope) {
      drafts.append(ClientDraft(.readProjection, source(projection)))
    }
    return drafts
  }

  /// Reads through a key path, which asks more of a subscript's arguments, and does not lead to a method.
  private static func keyPath(
    to storage: Declaration, _ arguments: ClientArguments, as type: TypeExpression, through way: MemberAccess
  ) -> String? {
    guard storage.parameters?.first?.label != "dynamicMember",
      storage.accessors?.getterEffects.isEmpty ?? true, way.access == .constant, way.isolation.isEmpty,
      !way.mustAwait, way.receiver.kind != .foreign, !way.receiver.isNoncopyable, type.isNameable
    else { return nil }
    let list = "[\(arguments.expressions.joined(separator: ", "))]"
    let (member, annotation) =
      storage.kind == .subscript
      ? (list, ": KeyPath<\(way.receiver.type), \(type.asLocal)>") : (storage.name.asMember, "")
    return ClientFunction(
      receiver: way.receiver, access: way.access, parameters: arguments.parameters,
      body: ["let path\(annotation) = \\\(way.receiver.type).\(member)", "_ = it[keyPath: path]"]
    ).source
  }

  /// Writes a closure that uses what belongs to the actor on which that is done.
  private static func writeClosure(
    to storage: Declaration, through way: MemberAccess, in scope: ClientScope
  ) -> String? {
    guard scope.isThorough, let way = way.from("@MainActor "),
      let closure = storage.type.map(way.receiver.generics.resolved).flatMap(ArgumentSpelling.closureOfActor)
    else { return nil }
    let arguments = ClientArguments(for: storage, .all, through: way.receiver, in: scope)
    let place = expression(storage, way, arguments)
    return "@MainActor func own\(Client.numberMark)() {}\n"
      + way.client(
        ["\(place) = \(closure.text)"], parameters: arguments.parameters + closure.parameters)
  }

  private static func write(to storage: Declaration, through way: MemberAccess, in scope: ClientScope)
    -> String?
  {
    let generics = way.receiver.generics
    guard let type = storage.type.map(generics.resolved), type.isNameable else { return nil }
    let stored: TypeExpression =
      if case .implicitlyUnwrapped(let wrapped) = type { .optional(wrapped) } else { type }
    let isNoncopyable = scope.names.isNoncopyable(type, given: generics.requirements, from: storage.context)
    let arguments = ClientArguments(for: storage, .all, through: way.receiver, in: scope)
    let place = expression(storage, way, arguments)
    let value =
      isNoncopyable ? "_ value: consuming \(stored)" : "_ value: \(stored.escapingFunction(in: scope.names))"
    // A tuple that gains labels takes and gives values as before, but no longer in place.
    let change =
      stored.isUnlabelledTuple
      ? ["\(place).0 = value.0"]
      : stored.innermost.isUnlabelledTuple
        ? [] : ["func change(_ place: inout \(stored)) {}", "change(&\(place))"]
    return way.client(["\(place) = value"] + change, parameters: arguments.parameters + [value])
  }
}
