import Changes
import Lookup
import Surfaces

/// The types of an old surface that have another name in the new one.
struct TypeRenames {
  private var paths: [String: String] = [:]
  /// The aliases that stand in for old names and choose arguments of the generic types behind them.
  private var binding: [String: Declaration] = [:]
  private(set) var found: [AlignedVersions.Rename] = []
  /// The aliases in the new surface that stand in for old names.
  private(set) var standIns: Set<String> = []

  init(old: SurfaceIndex, new: SurfaceIndex) {
    let gone = old.types.values.filter { new.types[$0.path] == nil }.sorted { $0.path < $1.path }
    var candidates = new.types.values.filter { old.types[$0.path] == nil }.sorted { $0.path < $1.path }
    // The old names that are aliases of one type, each with the arguments that it chooses.
    var behind: [String: [(name: String, arguments: [TypeExpression])]] = [:]
    for type in gone where paths[type.contextPath] == nil {
      if let target = new.target(ofAlias: type.path), let successor = new.types[target] {
        let alias = new.alias(at: type.path)
        let arguments = alias?.type?.arguments ?? []
        let others = behind[target, default: []]
        behind[target, default: []].append((type.path, arguments))
        let twin = others.first { !type.generics.isEmpty || $0.arguments == arguments }?.name
        standIns.insert(type.path)
        // Another type of the same generic one keeps its name.
        if twin != nil || others.isEmpty { paths[type.path] = target }
        if !arguments.isEmpty { binding[type.path] = alias }
        let fact = "‘\(type.path)’ is now an alias of ‘\(target)’."
        let finding = twin.map { Finding(.typesMerged, "\(fact) So is ‘\($0)’, which was another type.") }
        found.append(
          .init(finding: finding ?? Finding(.typeRenamedWithAlias, fact), old: type, new: successor))
        candidates.removeAll { $0.path == target }
        continue
      }
      // An alias of something else under the old name is a change of kind, not a new name.
      if new.alias(at: type.path) != nil { continue }
      guard let best = candidates.max(by: { likeness(type, $0, old, new) < likeness(type, $1, old, new) }),
        likeness(type, best, old, new) >= 0.5
      else { continue }
      paths[type.path] = best.path
      candidates.removeAll { $0.path == best.path }
      let rule: Rule = type.name == best.name ? .typeMoved : .typeRenamed
      let fact = "‘\(type.path)’ is gone, and ‘\(best.path)’ looks like its new name."
      found.append(
        .init(finding: Finding(rule, fact, remedy: Shim.alias(type, to: best)), old: type, new: best))
    }
  }

  /// The declarations with the new names in place of the old ones.
  func applied(to declarations: [Declaration]) -> [Declaration] {
    paths.isEmpty ? declarations : declarations.map(applied)
  }

  private func applied(to declaration: Declaration) -> Declaration {
    var renamed = declaration.mapped(type)
    if declaration.kind.isType, let path = paths[declaration.path] {
      let parts = path.split(separator: ".").map { String($0) }
      renamed.context = Array(parts.dropLast())
      renamed.name = parts.last ?? declaration.name
    } else {
      renamed.context = context(declaration.context)
    }
    renamed.inheritance = declaration.inheritance.map(type)
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

  private func type(_ type: TypeExpression) -> TypeExpression {
    type.mapped { part in
      guard case .named(let path) = part else { return part }
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

  /// How much two types have in common, from 0 to 1: a name in another place counts, and members of the same shape.
  private func likeness(_ left: Declaration, _ right: Declaration, _ old: SurfaceIndex, _ new: SurfaceIndex)
    -> Double
  {
    guard left.kind == right.kind, left.generics.count == right.generics.count else { return 0 }
    let mine = shapes(old.members[left.path] ?? [], without: left.name)
    let theirs = shapes(new.members[right.path] ?? [], without: right.name)
    let shared = Double(mine.intersection(theirs).count) / Double(max(mine.union(theirs).count, 1))
    if left.name == right.name { return 0.5 + shared / 2 }
    // One bare initializer is what all types have in common.
    return mine.count + theirs.count > 2 ? shared : 0
  }

  private func shapes(_ members: [Declaration], without name: String) -> Set<String> {
    Set(
      members.map { member in
        var copy = member
        copy.context = []
        return copy.withNamedGenerics("τ").description.replacing(name, with: "Self")
      })
  }
}

extension Rule {
  static let renamingRules = [typeRenamed, typeMoved, typeRenamedWithAlias, typesMerged]

  static let typeRenamed = Rule(
    "type-renamed", .breaking, in: .declarations, "A type was renamed.",
    why: "Clients that use the old name stop compiling.",
    remedy: "Keep the old name as a deprecated type alias.",
    see: .swiftBook("declarations#Type-Alias-Declaration"), refutedBy: .declaration())
  static let typeMoved = Rule(
    "type-moved", .breaking, in: .declarations, "A type moved into or out of another type.",
    why: "Clients that use the old path stop compiling.", remedy: "Leave a type alias in the old place.",
    see: .swiftBook("declarations#Type-Alias-Declaration"), refutedBy: .declaration())
  static let typeRenamedWithAlias = Rule(
    "type-renamed-with-alias", .compatible, in: .declarations,
    "A type was renamed and its old name is a type alias of the new one.",
    why: "Every use of the old name still means the type.",
    see: .swiftBook("declarations#Type-Alias-Declaration"), refutedBy: .nothing)
  static let typesMerged = Rule(
    "types-merged", .breaking, in: .declarations,
    "Two types became one, of which both old names are type aliases.",
    why: "Clients that tell them apart, by overloads or by an extension of each, say the same twice.",
    remedy: "Keep one of them a type of its own.",
    see: .swiftBook("declarations#Type-Alias-Declaration"), refutedBy: .nothing)
}
