import APIComparison
import PublicAPI

/// A breaking change that nobody has accepted.
struct Break {
  /// The module in which it is.
  let module: String
  let change: Change

  /// What breaks, whatever rule says so; the same in every version of the package that breaks it.
  var identity: [String] {
    [module, change.declaration, change.difference?.old?.description ?? change.rule.id]
  }
}

extension Change {
  /// What the compiler says about the client, without where that is explained; nil where no client fails.
  var complaint: Substring? { diagnostic?.split(whereSeparator: \.isNewline).first }
}

extension [Break] {
  /// Those that one of `names` means: a name as reports write it, or else its last part, without labels if need be.
  ///
  /// Throws a ``MendError`` for a name that means nothing here, or more than one declaration; `since` says with what the
  /// package was compared.
  func named(_ names: [String], since: String) throws -> [Break] {
    let known = Set(map(\.change.declaration)).sorted()
    let wanted = try names.map { name in
      let meanings = Self.meanings(of: name, among: known)
      if meanings.count > 1 { throw MendError.ambiguous(name: name, meanings: meanings) }
      guard let meaning = meanings.first else {
        throw MendError.noBreak(name: name, since: since, broken: known)
      }
      return meaning
    }
    return filter { wanted.contains($0.change.declaration) }
  }

  private static func meanings(of name: String, among known: [String]) -> [String] {
    if known.contains(name) { return [name] }
    let members = known.filter { $0.hasSuffix(".\(name)") }
    if !members.isEmpty { return members }
    return known.filter {
      let plain = String($0.prefix { $0 != "(" })
      return plain == name || plain.hasSuffix(".\(name)")
    }
  }
}
