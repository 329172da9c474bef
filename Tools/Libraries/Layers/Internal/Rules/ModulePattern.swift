/// A name or a folder of modules in a rule, in which `*` stands for any text.
struct ModulePattern: Hashable, Sendable, CustomStringConvertible {
  /// The word for all modules of other packages.
  static let thirdParty = ModulePattern(description: "third-party")

  let description: String

  /// Whether the pattern has no `*`.
  var isExact: Bool { !description.contains("*") }

  /// Whether the pattern matches the module's `name`, or its `folder` in the package.
  func matches(_ name: String, folder: String? = nil) -> Bool {
    let pattern = Array(description.utf8)
    return Self.matches(pattern[...], Array(name.utf8)[...])
      || folder.map { Self.matches(pattern[...], Array($0.utf8)[...]) } ?? false
  }

  func matches(_ module: ModuleFacts) -> Bool {
    matches(module.name, folder: module.folder) || matches(module.module)
  }

  func matches(_ use: ModuleUse, in modules: [String: ModuleFacts]) -> Bool {
    if self == .thirdParty { return use.origin == .thirdParty }
    return modules[use.used].map(matches) ?? matches(use.used)
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == UInt8(ascii: "*") {
      return matches(pattern.dropFirst(), text) || !text.isEmpty && matches(pattern, text.dropFirst())
    }
    return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
  }
}
