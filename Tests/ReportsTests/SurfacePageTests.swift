import PublicAPI
import Reports
import Testing

/// A surface in the order in which people read it.
@Suite struct SurfacePageTests {
  private static let old = """
    // public surface, format 1, module Kettle
    import Foundation
    func boil(_: Water) -> Steam
    struct Water
    extension Water: Sendable
    extension Water: Equatable
    init Water(degrees: Int = 20)
    var Water.degrees: Int { get }
    func Water.cool()
    enum Water.State
    case Water.State.solid
    struct Steam
    func String.poured() -> String

    """

  private func page(_ new: String, since old: String? = nil) throws -> SurfacePage {
    SurfacePage(
      of: try Surface(baseline: new, file: "new"),
      since: try old.map { try Surface(baseline: $0, file: "old") },
      documentation: { $0.name == "cool" ? ["Loses heat.", "", "Takes time."] : [] })
  }

  @Test func typesHaveWhatTheyAreMadeOfAndThenWhatTheyDo() throws {
    #expect(
      try SurfacePage.swift([page(Self.old)]) == """
        import Foundation
        func boil(_: Water) -> Steam

        struct Steam {}

        struct Water: Equatable, Sendable {
          var degrees: Int { get }
          init(degrees: Int = 20)

          /// Loses heat.
          ///
          /// Takes time.
          func cool()

          enum State {
            case solid
          }
        }

        extension String {
          func poured() -> String
        }

        """)
  }

  @Test func nothingIsSaidToHaveChangedWhereNothingHas() throws {
    let text = try SurfacePage.swift([page(Self.old, since: Self.old)])
    #expect(text.hasPrefix("  // Nothing has changed.\n\n  // The whole module:\n\n  import Foundation\n"))
  }

  @Test func whatHasComeAndGoneIsShownFirst() throws {
    let new = Self.old.replacing("func Water.cool()\n", with: "func Water.cool(by: Int)\n")
      .replacing("extension Water: Equatable", with: "extension Water: Hashable")
      .replacing("struct Steam\n", with: "struct Steam<Heat>\n")
    let method = """
      -   /// Loses heat.
      -   ///
      -   /// Takes time.
      -   func cool()

      +   /// Loses heat.
      +   ///
      +   /// Takes time.
      +   func cool(by: Int)
      """
    #expect(
      try SurfacePage.swift([page(new, since: Self.old)]) == """
          // What has changed:

        - struct Steam {}

        + struct Steam<Heat> {}

          struct Water: Sendable {
        \(method)
          }

        - extension Water: Equatable
        + extension Water: Hashable

          // The whole module:

          import Foundation
          func boil(_: Water) -> Steam

        - struct Steam {}

        + struct Steam<Heat> {}

          struct Water: Sendable {
            var degrees: Int { get }
            init(degrees: Int = 20)

        \(method)

            enum State {
              case solid
            }
          }

        - extension Water: Equatable
        + extension Water: Hashable

          extension String {
            func poured() -> String
          }

        """)
  }

  @Test func aDocumentNamesItsTypesAndHidesNothingInMarkup() throws {
    let new = Self.old.replacing("struct Steam\n", with: "struct Steam<Heat> where Heat: Equatable\n")
    let html = try SurfacePage.html([page(new, since: Self.old)])
    #expect(
      html.contains(
        "<a href=\"#Kettle.Steam-gone\"><del>Steam</del></a> <a href=\"#Kettle.Steam\"><ins>Steam</ins></a>"))
    #expect(html.contains("<ins>struct Steam&lt;Heat> where Heat: Equatable {}</ins>"))
    #expect(html.contains("<i>  /// Loses heat.</i>"))
    #expect(
      html.contains(
        "<p>What has changed:</p>\n<pre><code><del>struct Steam {}</del>\n\n<ins>struct Steam&lt;Heat>"))
    #expect(!html.contains("http"), "it needs nothing else")
  }

  @Test(arguments: [
    (
      ["/// Boils.", "///", "///  Twice.", "@discardableResult", "public func boil()"], 5,
      ["Boils.", "", " Twice."]
    ),
    (["/** Boils. */", "public func boil()"], 2, ["Boils."]),
    (["/**", " * Boils.", " *", " * Twice.", " */", "public func boil()"], 6, ["Boils.", "", "Twice."]),
    (["// Boils.", "public func boil()"], 2, []), (["/* Boils. */", "public func boil()"], 2, []),
    (["public func boil()"], 1, []), (["public func boil()"], 7, []),
  ])
  func aCommentIsReadAsPeopleWriteIt(source: [Substring], line: Int, comment: [String]) {
    #expect(DocumentationComment.lines(before: line, in: source) == comment)
  }
}
