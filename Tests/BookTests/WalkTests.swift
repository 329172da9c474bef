import Testing

/// Small pages, so that the one that is held against its commands is known to be read.
@Suite struct WalkTests {
  @Test func whatIsPrintedTakesThePlaceOfWhatIsWritten() async throws {
    let page = """
      Begin:

      ```sh
      mkdir slugs
      ```

      ```console
      $ echo one
      two
      $ true
      $ printf '  three\\n\\nfour'; exit 1
      ```
      End.
      """
    #expect(
      try await withReader { try await $0.replayed(page) }
        == page.replacing("two", with: "one").replacing("exit 1\n", with: "exit 1\n  three\n\nfour\n"))
  }

  @Test func aChangeIsMade() async throws {
    let page = """
      ```sh
      mkdir slugs
      echo tea > slugs/kettle
      ```
      ```diff
      diff --git a/kettle b/kettle
      --- a/kettle
      +++ b/kettle
      @@ -1 +1 @@
      -tea
      +coffee
      ```
      ```console
      $ cat kettle && ls
      coffee
      kettle
      ```
      """
    #expect(try await withReader { try await $0.replayed(page) } == page)
  }

  @Test func whatCrashesOnceIsTypedAgain() async throws {
    let page = """
      ```sh
      mkdir slugs
      ```
      ```console
      $ sh -c 'test -e once && echo tea || { touch once; kill -s SEGV $$; }' | cat
      tea
      ```
      """
    #expect(try await withReader { try await $0.replayed(page) } == page)
  }

  @Test(arguments: [
    "```sh\nfalse\n```", "```sh\nmkdir slugs\n```\n```diff\n-a\n+b\n```", "```swift\nlet a = 1\n```",
    "```sh\nmkdir slugs\n```\n```console\n$ sh -c 'kill -s SEGV $$'\n```",
  ])
  func whatCannotBeDoneIsSaid(page: String) async throws {
    await #expect(throws: Stumble.self) { try await withReader { try await $0.replayed(page) } }
  }
}
