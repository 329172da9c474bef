/// What is known of the place of a node.
struct Surroundings {
  /// The names of the declarations around it, from the outside in.
  var names: [String] = []
  /// Whether it is an initializer, where leaving out an assignment leaves no value.
  var isInitializer = false

  var function: String { names.joined(separator: ".") }

  func inside(_ name: String, isInitializer: Bool = false) -> Surroundings {
    Surroundings(names: names + [name], isInitializer: isInitializer)
  }
}
