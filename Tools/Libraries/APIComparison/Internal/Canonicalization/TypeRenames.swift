import PublicAPI

/// The types of an old surface that have another name in the new one.
struct TypeRenames {
  private var paths: [String: String] = [:]
  /// The aliases that stand in for old names and choose arguments of the generic types behind them.
  private var binding: [String: Declaration] = [:]
  private(set) var found: [TypeRename] = []
  /// The aliases in the new surface that stand in for old names.
  private(set) var standIns: Set<String> = []

  private let old: SurfaceIndex

  init(old: SurfaceIndex, new: SurfaceIndex) {
    self.old = old
    let gone = old.types.values.filter { new.types[$0.path] == nil }.sorted { $0.path < $1.path }
    var candidates = new.types.values.filter { old.types[$0.path] == nil }.sorted { $0.path < $1.path }
    let likeness = TypeLikeness(old: old, new: new)
    // The old names that are aliases of one type, each with the arguments that it chooses.
    var behind: [String: [(name: String, arguments: [TypeExpression])]] = [:]
    for type in gone where paths[type.contextPath] == nil {
      if let target = new.target(ofAlias: type.path), let successor = new.types[target] {
        let alias = new.alias(at: type.path)
        let arguments = alias?.type?.arguments ?? []
        let others = behind[target, default: []]
        behind[target, default: []].append((type.path, arguments))
        let isWhole = arguments == (alias?.generics.map(\.argument) ?? [])
        let twin =
          others.first { !type.generics.isEmpty || $0.arguments == arguments }?.name
          ?? (isWhole && old.types[target] != nil ? target : nil)
        standIns.insert(type.path)
        // Another type of the same generic one keeps its name.
        if twin != nil || others.isEmpty { paths[type.path] = target }
        if !arguments.isEmpty { binding[type.path] = alias }
        found.append(
          TypeRename(old: type, new: successor, fate: twin.map { .sharedAlias(with: $0) } ?? .alias))
        candidates.removeAll { $0.path == target }
        continue
      }
      // An alias of something else under the old name is a change of kind, not a new name.
      if new.alias(at: type.path) != nil { continue }
      guard let best = candidates.max(by: { likeness.of(type, $0) < likeness.of(type, $1) }),
        likeness.of(type, best) >= 0.5
      else { continue }
      paths[type.path] = best.path
      candidates.removeAll { $0.path == best.path }
      found.append(
        TypeRename(old: type, new: best, fate: type.name == best.name ? .moved : .renamed))
    }
  }

  /// The declarations with the new names in place of the old ones.
  func applied(to declarations: [Declaration]) -> [Declaration] {
    paths.isEmpty ? declarations : declarations.map(applied)
  }

  private func applied(to declaration: Declaration) -> Declaration {
    let parameters = declaration.parameterNames(old.type)
    let rename = { type($0, beside: parameters) }
    var renamed = declaration.mapped(rename)
    if declaration.kind.isType, let path = paths[declaration.path] {
      let parts = path.split(separator: ".").map { String($0) }
      renamed.context = Array(parts.dropLast())
      renamed.name = parts.last ?? declaration.name
    } else {
      renamed.context = context(declaration.context)
    }
    renamed.inheritance = declaration.inheritance.map(rename)
    return renamed
  }

  private func context(_ context: [String]) -> [String] {
    for length in stride(from: context.count, to: 0, by: -1) {
      if let path = paths[context.prefix(length).joined(separator: ".")] {
        return path.split(separator: ".").map { String($0) } + context.dropFirst(length)
      }
    }
    return context
  }

  private func type(_ type: TypeExpression, beside parameters: Set<String>) -> TypeExpression {
    type.mapped { part in
      guard case .named(let path) = part, part.path(beside: parameters) != nil else { return part }
      for length in stride(from: path.count, to: 0, by: -1) {
        let name = path.prefix(length).map(\.name).joined(separator: ".")
        guard let target = paths[name] else { continue }
        var parts = target.split(separator: ".").map { TypeName(String($0)) }
        let arguments = arguments(behind: name, given: path[length - 1].arguments)
        parts[parts.count - 1] = TypeName(parts[parts.count - 1].name, arguments: arguments)
        return .named(parts + path.dropFirst(length))
      }
      return part
    }
  }

  /// What the type behind an old name gets where the old name gets `arguments`.
  private func arguments(behind name: String, given arguments: [TypeExpression]) -> [TypeExpression] {
    guard let alias = binding[name], alias.generics.count == arguments.count,
      !alias.generics.contains(where: \.isPack)
    else { return arguments }
    let values = Dictionary(zip(alias.generics.map(\.name), arguments)) { first, _ in first }
    return alias.type?.arguments.map { $0.substituting(values) } ?? arguments
  }
}
