extension Option {
  /// The option and what stands for its value, in `width` characters if that can be.
  func usage(within width: Int = .max) -> String {
    guard let placeholder else { return name }
    // A value with many choices is told in the help.
    let capitals = name.drop { $0 == "-" }.uppercased()
    return [placeholder, capitals].map { "\(name) \($0)" }.first { $0.count < width } ?? name
  }
}
