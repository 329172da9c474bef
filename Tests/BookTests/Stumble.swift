/// Something that a page asks for and that cannot be done.
struct Stumble: Error, CustomStringConvertible {
  let description: String

  init(over step: String, because reason: String) {
    description = "The page says “\(step)”, and that fails: \(reason)"
  }
}
