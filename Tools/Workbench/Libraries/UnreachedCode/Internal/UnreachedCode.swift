/// A function, or a part of one, that no test reaches.
struct UnreachedCode: Hashable, Sendable {
  /// How much of the function is out of reach.
  enum Extent: String, Hashable, Sendable, Codable {
    /// All of it.
    case function
    /// A branch, or what follows an exit that is always taken.
    case region
  }

  /// The module that the code belongs to.
  let module: String
  /// The source file, relative to the package.
  let file: String
  /// Where it starts.
  let start: Position
  /// Where it ends.
  let end: Position
  /// The function that it is, or lies in; mangled until ``named(by:)``.
  var function: String
  /// Whether that is the whole function.
  let extent: Extent

  /// The code with its function's name as `names` gives it.
  func named(by names: [String: String]) -> UnreachedCode {
    var copy = self
    copy.function = names[function] ?? function
    return copy
  }
}
