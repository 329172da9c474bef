/// What a rule calls one module, or several: a name or a folder, in which `*` stands for anything.
struct ModulePattern: Hashable, Sendable, CustomStringConvertible {
  /// The word for all modules of other packages.
  static let thirdParty = ModulePattern(description: "third-party")

  let description: String

  /// Whether it names one module.
  var isExact: Bool { !description.contains("*") }

  /// Whether it means the module called `name`, or one of the package in `folder`.
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
