import APIComparison
import ClientPrograms
import CompilerDiagnostics
import PublicAPI

extension ClientOutcome {
  /// Whether `change` is one of the declaration that the client uses.
  func isAbout(_ change: Change) -> Bool {
    guard let addition = client.addition else { return change.difference?.old == client.declaration }
    return change.difference?.new == addition
  }

  /// Whether the client of an initializer fails only because nothing can inherit from the type any more.
  var isAboutClassOfInitializer: Bool {
    client.declaration.kind == .initializer && complaint?.isAboutSuperclass == true
  }

  /// Whether `change` is one of a type itself.
  func isOfType(_ change: Change) -> Bool { change.difference?.declaration.kind.isType ?? false }

  /// Whether the compiler says no more than one of `complaints`; that a call could mean two things takes both of them.
  func repeats(_ complaints: Set<String>) -> Bool {
    complaint.map { complaints.contains($0.text) && !$0.isAboutAmbiguity } ?? false
  }

  /// Whether the compiler says of another type than the client uses no more than of clients of that type, which changed.
  func echoes(_ complaints: [Declaration: Set<String>]) -> Bool {
    complaints.contains { type, complaints in
      type.kind.isType && client.declaration != type && complaint?.quotes(type.name) == true
        && repeats(complaints)
    }
  }

  /// Whether the compiler misses one of `gone` that the client names beside what it uses, whose loss is told by itself.
  func misses(_ gone: Set<Substring>) -> Bool {
    missing.map { gone.contains($0) && client.declaration.ownName != $0 } ?? false
  }

  /// What the compiler finds no longer, if it is a name.
  var missing: Substring? { complaint?.missingName.map { $0[...] } }

  /// Whether that is something that it names beside what it uses.
  var missesAnother: Bool { !isOfReexport && missing.map { $0 != client.declaration.ownName } ?? false }

  /// Whether it is a client of what another module declares, which it got with a re-export.
  var isOfReexport: Bool { client.declaration.kind == .moduleImport }

  /// Whether the compiler speaks of the member of the client's type that `change` is about, be that harmless to others.
  func blames(_ change: Change) -> Bool {
    guard let complaint, client.declaration.kind.isType, let changed = change.difference?.declaration,
      changed.context == client.declaration.names, let name = changed.ownName
    else { return false }
    if changed.kind == .initializer {
      // No initializer overrides one that only calls another.
      let isOverridden = complaint.isAboutOverriding
      return complaint.isAboutInitializer && !(isOverridden && changed.modifiers.contains(.convenience))
    }
    return ["'", "("].contains { complaint.quotes("\(name)\($0)") }
  }

  /// Whether the compiler finds the client ambiguous because of what `change` adds: that has the name of what the client
  /// uses, or the compiler points to it.
  func mayMean(_ change: Change) -> Bool {
    guard complaint?.isAboutAmbiguity ?? false, case .added(let new)? = change.difference else {
      return false
    }
    // What takes literals is an initializer besides, which is told with the conformance.
    if new.isConformanceForLiterals, client.declaration.kind == .initializer,
      client.declaration.context == new.context
    {
      return true
    }
    return new.title == client.declaration.title || notes.contains { $0.place.isWhere(new) }
  }

  /// Whether `change` is a break of a member of the type that the client uses, which the new side calls otherwise.
  func isCausedInside(by change: Change, calling names: [[String]: [String]]) -> Bool {
    guard change.verdict == .breaking, let changed = change.difference?.declaration,
      let name = names[client.declaration.names]
    else { return false }
    // What is new inside has the new name before its own, and what was there the old one.
    return changed.surroundings.starts(with: change.difference?.old == nil ? name : client.declaration.names)
  }

  /// Whether `change` is a break of a member of the type that the client uses, of the type around what it uses, or of
  /// a declaration with the same name.
  func isCaused(by change: Change) -> Bool {
    guard change.verdict == .breaking, let changed = change.difference?.declaration else { return false }
    let declaration = client.declaration
    return changed.title == declaration.title
      || declaration.kind.isType && changed.surroundings.starts(with: declaration.names)
      || changed.isNamedLikeType && declaration.context.starts(with: changed.names)
  }
}

extension Declaration {
  /// Whether the types inside of it have its name before their own.
  fileprivate var isNamedLikeType: Bool { kind.isType || kind == .typeAlias }
}

extension Diagnostic.Place {
  /// Whether `declaration` stands there: in its file, or under its name where the compiler has no source of the module.
  fileprivate func isWhere(_ declaration: Declaration) -> Bool {
    if let location = declaration.location {
      return line == location.line && (path == location.file || path.hasSuffix("/\(location.file)"))
    }
    return path.split(separator: ".").dropFirst().elementsEqual(declaration.names.map { $0[...] })
  }
}
