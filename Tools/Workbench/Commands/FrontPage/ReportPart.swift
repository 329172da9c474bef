import Foundation
import FrontPage

/// A break that its author has not noticed, and what the compiler's digester and the gate say about it.
struct ReportPart {
  let gate: Program

  private static let module = "PhotoFeed"
  private static let picture = "Tools/pictures/report.svg"

  private static let released = """
    /// The photos that others post.
    public struct PhotoFeed: Sendable {
      public init() {}

      /// Hands each photo to `show` as it comes in.
      public func observe(with show: @escaping (Photo) -> Void) {}
    }

    public struct Photo: Sendable {}

    """

  func update(_ draft: inout Draft, in scratch: URL) throws {
    let package = try TaggedPackage(
      Self.module, modules: [Self.module], in: scratch.appending(path: Self.module))
    try package.commit([Self.module: Self.released], tag: "1.4.0")
    let changed = Self.released.replacing("@escaping (", with: "@escaping @Sendable (")
    try package.commit([Self.module: changed], tag: "next")

    var transcript = Transcript(columns: 100)
    // What git prints in front of the changed lines says where they are.
    try show("git diff --unified=0 1.4.0 HEAD | tail -n 2", in: package, &transcript)
    try show("swift package diagnose-api-breaking-changes 1.4.0 2>/dev/null", in: package, &transcript)
    transcript.type("api-check diff 1.4.0 HEAD")
    // The gate that finds nothing here has no report to show.
    let report = ["diff", "1.4.0", "HEAD", "--package-path", package.directory.path, "--quiet"]
    var gate = package.program(gate.path)
    gate.directory = nil
    transcript.print(try gate.text(report, accepting: [1]))

    try draft.set(Self.picture, to: transcript.picture(titled: Self.module))
    try draft.setSection(
      of: .report,
      to: """
        ![A closure has become @Sendable. The digester reports nothing. The gate shows a client that no longer compiles. The text is below.](\(Self.picture))

        <details><summary>The same as text</summary>

        ```console
        \(transcript.text)
        ```

        </details>
        """)
  }

  /// Runs a command line as a person would type it in the package.
  private func show(_ command: String, in package: TaggedPackage, _ transcript: inout Transcript) throws {
    transcript.type(command)
    transcript.print(try package.program("/bin/sh").text(["-c", command]))
  }
}
