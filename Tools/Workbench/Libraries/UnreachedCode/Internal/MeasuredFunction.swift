/// A function whose runs are counted.
struct MeasuredFunction: Hashable {
  /// The source file, relative to the package.
  let file: String
  /// The name; mangled until ``named(by:)``.
  let name: String

  /// The function with its name as `names` gives it.
  func named(by names: [String: String]) -> MeasuredFunction {
    MeasuredFunction(file: file, name: names[name] ?? name)
  }
}
