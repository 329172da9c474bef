/// Judges the differences between two surfaces by the rules alone.
public enum Classifier: Sendable {
  /// The changes between two versions of a module's surface.
  public static func changes(old: Surface, new: Surface) -> [Change] {
    SurfaceDiff(old: old, new: new).differences.map { difference in
      switch difference {
      case .added(let declaration):
        Change(
          rule: "declaration-added", verdict: .additive, declaration: declaration.title, old: nil,
          new: declaration.description, location: declaration.location, explanation: "Clients can use it.",
          remedy: "")
      case .removed(let declaration):
        Change(
          rule: "declaration-removed", verdict: .breaking, declaration: declaration.title,
          old: declaration.description, new: nil, explanation: "Clients that use it stop compiling.",
          remedy: "Keep it, deprecated, in terms of what replaces it.")
      case .changed(let old, let new):
        Change(
          rule: "unclassified", verdict: .breaking, declaration: old.title, old: old.description,
          new: new.description, location: new.location, explanation: "No rule knows this change.", remedy: "")
      }
    }
  }
}
