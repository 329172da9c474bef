import Documents
import Foundation
import Testing

/// What the post asks of the opener, and what it leaves unasked: both modes, the refusal, hostile identifiers.
@Suite struct DocumentOpenerTests {
  private static let identifiers = [
    "TheID", "", " ", "a b", "x&mode=view", "x#fragment", "1+1", "%41", "%", "100%", "a=b", "a;b", "a/b?c",
    "\"quoted\"", "it's", "<tag>", "line\nbreak", "tab\t", "\0", "\\", "$(touch x)", "`id`", "[::1]", "~-._",
    "Äpfel", "A\u{308}pfel", "日本語", "🐶", "👩‍👩‍👧",
  ]

  @Test func documentOpenerWhenItCanOpen() async {
    let opener = DocumentOpener(isURLValid: { _ in true })
    let result = await opener.open(Document(identifier: "TheID"), mode: .edit)
    #expect(result == URL(string: "myappscheme://open?id=TheID&mode=edit").map { .openURL($0) })
  }

  @Test func documentOpenerWhenItCannotOpen() async {
    let opener = DocumentOpener(isURLValid: { _ in false })
    #expect(await opener.open(Document(identifier: "TheID"), mode: .edit) == .invalidURLError)
  }

  @Test func theURLIsJudgedAsItWillBeOpened() async {
    await confirmation { judged in
      let opener = DocumentOpener(isURLValid: { url in
        judged()
        return url.absoluteString == "myappscheme://open?id=a%20b&mode=view"
      })
      #expect(await opener.open(Document(identifier: "a b"), mode: .view) != .invalidURLError)
    }
  }

  @Test(arguments: identifiers, OpenMode.allCases)
  func identifiersComeBackFromTheURL(identifier: String, mode: OpenMode) async throws {
    let url = try await url(for: identifier, mode: mode)
    #expect(url.scheme == "myappscheme")
    #expect(url.host() == "open")
    #expect(url.fragment() == nil)
    let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems)
    #expect(items.map(\.name) == ["id", "mode"])
    // String equality would let a decomposed umlaut pass for a composed one.
    #expect(try Array(#require(items[0].value).utf8) == Array(identifier.utf8))
    #expect(items[1].value == mode.rawValue)
  }

  @Test(arguments: identifiers)
  func identifiersComeBackFromAForm(identifier: String) async throws {
    let query = try #require(try await url(for: identifier, mode: .edit).query(percentEncoded: true))
    let fields = query.split(separator: "&").map { field in
      field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.replacing("+", with: " ").removingPercentEncoding
      }
    }
    #expect(fields == [["id", identifier], ["mode", "edit"]])
  }

  @Test(arguments: identifiers)
  func identifiersTravelInUnreservedCharacters(identifier: String) async throws {
    let url = try await url(for: identifier, mode: .view)
    let text = url.absoluteString.dropFirst("myappscheme://open?id=".count).dropLast("&mode=view".count)
    #expect(try /[A-Za-z0-9\-._~%]*/.wholeMatch(in: text) != nil)
  }

  @Test func everyByteButTheUnreservedCharactersIsEncoded() async throws {
    let ascii = String(String.UnicodeScalarView((0..<128).map { Unicode.Scalar($0) }))
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    let encoded = (ascii + "é").utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      return unreserved.contains(character) ? String(character) : String(format: "%%%02X", byte)
    }
    let url = try await url(for: ascii + "é", mode: .view)
    #expect(url.absoluteString == "myappscheme://open?id=\(encoded.joined())&mode=view")
  }

  private func url(for identifier: String, mode: OpenMode) async throws -> URL {
    let opener = DocumentOpener(isURLValid: { _ in true })
    let result = await opener.open(Document(identifier: identifier), mode: mode)
    guard case .openURL(let url) = result else { throw UnexpectedResult(result: result) }
    return url
  }
}
