/// An argument as a client writes it out, and the parameters of its own that this takes.
struct ArgumentSpelling {
  let text: String
  var parameters: [String] = []
}
