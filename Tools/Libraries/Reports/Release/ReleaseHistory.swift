public import Compatibility

/// The versions that a comparison builds upon.
public struct ReleaseHistory: Sendable, Hashable {
  /// The newest version that the old side contains, or nil if none was released before it.
  var old: SemanticVersion?
  /// The newest version that the new side contains.
  public var new: SemanticVersion?

  /// Makes a history from the names of the tags that each side contains; what names no version is left out.
  public init(oldTags: [String], newTags: [String]) {
    old = oldTags.compactMap { SemanticVersion(tag: $0) }.max()
    new = newTags.compactMap { SemanticVersion(tag: $0) }.max()
  }

  /// The lowest version that may be released with a change of `verdict` between the sides; nil without a change.
  ///
  /// It is higher than everything that the new side contains already, however far back the old side is.
  public func nextVersion(after verdict: Verdict) -> SemanticVersion? {
    let promised = old.map { $0.raised(by: RequiredBump(verdict, after: $0)) }
    let unused = new.map { $0.raised(by: .patch) }
    return verdict == .none ? nil : [promised, unused].compactMap { $0 }.max()
  }
}
