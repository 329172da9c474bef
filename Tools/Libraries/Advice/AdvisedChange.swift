public import PublicAPI

/// A change of declarations after which a later one breaks nobody.
public struct AdvisedChange: Sendable, Hashable {
  /// The change in words or as a declaration.
  let text: String
  /// The declarations that the change takes away or alters, as they are.
  private let removed: Set<Declaration>
  /// What they become, and what comes with them.
  private let added: [Declaration]
  /// The experiment that proves the advice, if it can do so without the module's sources.
  public let experiment: Experiment?

  init(
    _ text: String, from removed: [Declaration], to added: [Declaration], experiment: Experiment? = nil
  ) {
    (self.text, self.removed, self.experiment) = (text, Set(removed), experiment)
    // The compiler would mangle other types otherwise, and the same name tells of the same types.
    self.added = added.map { $0.after { $0.mangledName = nil } }
  }

  /// The surface that a module has after the change of its `surface`.
  public func applied(to surface: Surface) -> Surface {
    // Whoever looks for advice has aliases replaced by what they stand for, and a mangled name stays the same.
    let names = Set(removed.compactMap(\.mangledName))
    let kept = surface.declarations.filter {
      !removed.contains($0) && !($0.mangledName.map(names.contains) ?? false)
    }
    return Surface(
      module: surface.module, declarations: kept + added, unseen: surface.unseen, options: surface.options)
  }
}

extension Declaration {
  /// The declaration after `change`.
  func after(_ change: (inout Declaration) -> Void) -> Declaration {
    var declaration = self
    change(&declaration)
    return declaration
  }
}
