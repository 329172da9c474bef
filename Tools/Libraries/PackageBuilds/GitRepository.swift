import Foundation
import Processes
import Synchronization

/// The git repository around a package; this tool only reads it.
public struct GitRepository: Sendable {
  /// The root of the work tree.
  let root: String
  /// The package's path inside the repository, with a slash at its end, or empty.
  public let prefix: String
  private let git: String

  /// The main work tree, or the repository itself if it has none; it is the same for all work trees.
  let origin: String

  /// The repository that holds `directory`, or nil if there is none.
  public init?(around directory: String) {
    if let known = Self.known.withLock({ $0[directory] }) {
      self = known
      return
    }
    guard let git = Self.program, let answers = try? Self.answers(in: directory, git) else { return nil }
    self.git = git
    (root, prefix) = (answers[0], answers[1])
    let place = URL(filePath: directory, directoryHint: .isDirectory)
    let common = URL(filePath: answers[2], relativeTo: place)
    let folder = common.standardizedFileURL.resolvingSymlinksInPath()
    origin = folder.lastPathComponent == ".git" ? folder.deletingLastPathComponent().path : folder.path
    Self.known.withLock { [self] in $0[directory] = self }
  }

  /// The repositories by directory, since a run asks for the same one many times.
  private static let known = Mutex<[String: GitRepository]>([:])

  /// Why there is no repository around `directory`, as git says it.
  static func refusal(around directory: String) -> String {
    guard let git = program else { return "there is no git in PATH" }
    let output = try? Subprocess(git, ["-C", directory, "rev-parse"] + questions).run()
    let complaint = output?.standardError ?? ""
    return complaint.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }

  private static var program: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/git" }.first(where: FileManager.default.isExecutableFile(atPath:))
  }

  private static let questions = ["--show-toplevel", "--show-prefix", "--git-common-dir"]

  /// What git answers to the ``questions``, or nil if there is no repository around `directory`.
  private static func answers(in directory: String, _ git: String) throws -> [String]? {
    let output = try Subprocess(git, ["-C", directory, "rev-parse"] + questions).run()
    guard output.succeeded else { return nil }
    let answers = lines(of: output)
    if answers.count == questions.count { return answers }
    // A path may have a line break in it.
    return try questions.map { question in
      lines(of: try Subprocess(git, ["-C", directory, "rev-parse", question]).run()).joined(separator: "\n")
    }
  }

  private static func lines(of output: Subprocess.Output) -> [String] {
    let lines = String(decoding: output.standardOutput, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().map { String($0) }
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Subprocess.Output {
    try Subprocess(git, ["-C", root] + arguments, environment: environment).run()
  }
}
