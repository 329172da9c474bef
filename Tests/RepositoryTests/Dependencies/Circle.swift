/// Folders or modules that need each other in a ring, so that none can be understood without the rest.
struct Circle: Sendable, Hashable, CustomStringConvertible {
  let steps: [Dependency]

  var description: String {
    let members = steps.map(\.from) + steps.prefix(1).map(\.from)
    let ring = members.map(\.asFolder).joined(separator: " → ")
    return "\(ring) is a circle: \(steps.map(\.description).joined(separator: ", "))."
  }
}
