/// A page that says what the language or the package manager promises.
public struct ReferencePage: Sendable {
  let address: String

  /// A chapter of The Swift Programming Language.
  static func swiftBook(_ chapter: String) -> ReferencePage {
    let book = "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/"
    return ReferencePage(address: book + chapter)
  }

  /// A Swift Evolution proposal, by its file name without the extension.
  static func evolution(_ proposal: String) -> ReferencePage {
    ReferencePage(address: "https://github.com/swiftlang/swift-evolution/blob/main/proposals/\(proposal).md")
  }

  /// The manual of the package manager's manifest.
  static let manifest = ReferencePage(
    address: "https://docs.swift.org/swiftpm/documentation/packagedescription/package")
}
