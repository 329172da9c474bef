import Foundation
import Processes
import TestSupport

/// A small package whose gate says what the test wants, and the built command that makes parts of its pages.
struct Kitchen {
  let folder: URL

  /// The page that shows each part.
  static let pages = [
    "report": "README.md", "comparison": "Tools/Book/HowTheGateWorks.md", "modules": "Tools/architecture.md",
  ]

  /// A page with nothing in the place of its part.
  static func page(for part: String) -> String {
    "# Kettle\n<!-- front-page \(part) -->\n<!-- end of front-page \(part) -->\nThe end.\n"
  }

  /// A script that answers as the gate would, and draws what nobody looks at.
  private static let gate = Bundle.module.bundleURL.appending(path: "gate.sh")

  /// The real toolchain, whose digester has nothing to say and takes no time for it.
  static let toolchain = """
    #!/bin/sh
    case "$*" in
      *diagnose*) printf '\\nNo breaking changes detected in PhotoFeed\\n' ;;
      *) PATH=${PATH#*:} exec swift "$@" ;;
    esac
    """
  static let digester = """
    #!/bin/sh
    case "$*" in
      *--version*) echo 'Swift version 9' ;;
      *) ! grep -q Changed Sources/*/* || exit 9
        echo 'No breaking changes detected in Change1' ;;
    esac
    """

  init(in folder: URL, gate: String? = nil) async throws {
    self.folder = folder
    try write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
        targets: [.target(name: "Kettle")])
      """)
    for (part, path) in Self.pages { try write(path, Self.page(for: part)) }
    try await writeScript(
      gate ?? String(contentsOf: Self.gate, encoding: .utf8), to: folder.appending(path: "Tools/api-check"))
    for (file, text) in ["expect": "breaking x", "old.swift": "", "new.swift": "let a: Changed.A"] {
      try write("Tests/KettleTests/Changes/pouring/lid-removed/\(file)", text)
    }
    // No sources: this one is not compared.
    try write("Tests/KettleTests/Changes/pouring/lid-added/expect", "additive x")
  }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The page that shows a part, as it is now.
  func page(of part: String) throws -> String {
    try text(Self.pages[part] ?? part)
  }

  /// Runs the command; the script `swift` stands in for the toolchain.
  func run(_ arguments: String..., swift: String = Kitchen.toolchain) async throws -> Outcome {
    try await writeScript(swift, to: folder.appending(path: "bin/swift"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = ["PATH": "\(folder.appending(path: "bin").path):\(path)"]
    return try await BlockingWork.run { [folder] in
      let output = try Subprocess(
        BuiltProducts.command("front-page"), ["--package-path", folder.path] + arguments,
        environment: environment
      ).run()
      return Outcome(status: output.status, text: output.text, complaints: output.standardError)
    }
  }

  /// What a run of the command left behind.
  struct Outcome {
    let status: Int32
    let text: String
    let complaints: String
  }
}
