import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// A repository of a package with all that an answer may depend on, in four versions.
struct TeaShop {
  private let package: URL
  private let place: URL

  /// Writes the repository to `folder`; unless it is `sharing` what all tests know of the toolchain, that is read anew.
  init(in folder: URL, sharing: Bool) async throws {
    if sharing { _ = try APICheckRun.environmentOfItsOwn(beside: folder, named: "warm") }
    package = folder
    place = folder.deletingLastPathComponent()
    for number in 1...4 {
      try folder.write(Self.files(number))
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "v\(number)"], in: folder)
    }
  }

  /// Makes the sources those of a version; where they are `moved` each declaration is on another line.
  func edit(like number: Int, moved: Bool) throws {
    let sources = Self.files(number).filter { $0.key.hasPrefix("Sources/") }
    try package.write(sources.mapValues { moved ? "\n" + $0 : $0 })
  }

  /// Writes the baselines with the help of the shared cache, which have to be those that an empty one leads to.
  func bless(_ options: [String]) async throws {
    let (baselines, others) = (package.appending(path: "Tools"), place.appending(path: "warm-baselines"))
    let before = place.appending(path: "baselines")
    for folder in [others, before] { try? FileManager.default.removeItem(at: folder) }
    try? FileManager.default.copyItem(at: baselines, to: before)
    let warm = try await answer(to: ["bless"] + options, keptIn: "warm")
    try FileManager.default.moveItem(at: baselines, to: others)
    try? FileManager.default.copyItem(at: before, to: baselines)
    let cold = try await coldAnswer(to: ["bless"] + options, keeping: Self.ofAllPackages)
    try #require(warm == cold, "\(warm)\n--- but\n\(cold)")
    try #require(FileManager.default.contentsEqual(atPath: baselines.path, andPath: others.path))
  }

  /// What is printed for each of `questions`, which are asked at once.
  func warmAnswers(to questions: [[String]]) async throws -> [String] {
    async let second = questions.count > 1 ? answer(to: questions[1], keptIn: "warm") : nil
    let first = try await answer(to: questions[0], keptIn: "warm")
    return try await [first, second].compactMap(\.self)
  }

  /// What is kept that is the same for all packages, and takes seconds to work out.
  ///
  /// What compilers make of headers is not among it: they use it in no other place than where they have made it.
  static let ofAllPackages = ["toolchain", "build-systems", "plans", "manifests"]

  /// What is printed where nothing was kept before but what has a name that begins with one of `prefixes`.
  func coldAnswer(to question: [String], keeping prefixes: [String]) async throws -> String {
    let (warm, cold) = (place.appending(path: "warm/api-check"), place.appending(path: "cold/api-check"))
    try? FileManager.default.removeItem(at: cold)
    try FileManager.default.createDirectory(at: cold, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: warm.path)
    where prefixes.contains(where: name.hasPrefix) {
      try FileManager.default.copyItem(at: warm.appending(path: name), to: cold.appending(path: name))
    }
    return try await answer(to: question, keptIn: "cold")
  }

  private func answer(to question: [String], keptIn cache: String) async throws -> String {
    let environment = ["XDG_CACHE_HOME": place.appending(path: cache).path]
    let output = try await APICheckRun.run(question + ["--quiet"], in: package, environment: environment)
    return "exit code \(output.status)\n" + output.text + output.standardError
  }

  private static func files(_ number: Int) -> [String: String] {
    func since<Text>(_ first: Int, _ new: Text, or old: Text) -> Text { number >= first ? new : old }
    return [
      ".gitignore": ".build/\n",
      "Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "TeaShop",
        products: [
          .library(name: "Kettle", targets: ["Kettle"]), .library(name: "Tea", targets: ["Tea"]),
          .library(name: "CHeat", targets: ["CHeat"]),
        ],
        traits: ["Whistle"],
        targets: [
          .target(name: "Kettle", dependencies: ["Water"]), .target(name: "Tea", dependencies: ["Leaf", "Water"]),
          .target(name: "Water", dependencies: ["CHeat"]), .target(name: "Leaf"), .target(name: "CHeat"),
        ])
      """,
      "Sources/Kettle/Kettle.swift": """
      public import Water
      public struct Kettle {
        public init() {}
        public func boil() -> Water { Water(heat: 1) }
        public func pour(\(since(3, "into cup: Int = 1", or: ""))) {}
        public func _drain(_ fast: \(since(2, "Bool", or: "Int"))) {}
        @_spi(Factory) public func calibrate(_ degree: \(since(4, "Double", or: "Int"))) {}
      #if EXTRA
        public func glow() -> \(since(2, "Int", or: "Double")) { 1 }
      #endif
      #if Whistle
        public func \(since(3, "whistle", or: "sing"))() {}
      #endif
      }
      \(since(4, "public struct Unit { public init() {} }", or: ""))

      """,
      "Sources/Tea/Tea.swift": """
      @_exported import Leaf
      public import Water
      public protocol Tea { \(since(2, "func brew(_ water: Water) async", or: "func brew(_ water: Water)")) }
      public struct GreenTea: Tea\(since(3, ", Hashable", or: "")) {
        public init() {}
        public func brew(_ water: Water) { \(since(4, "print(1)", or: "")) }
        \(since(3, "public func pick(_ leaf: Leaf) -> Leaf", or: "public func pick(_ leaf: Leaf) -> Leaf?")) { leaf }
      }

      """,
      "Sources/Water/Water.swift": """
      import CHeat
      public struct Water {
        public var heat: heat_t
        public init(heat: heat_t) { self.heat = heat }
        public func \(since(2, "run", or: "flow"))() {}
      }
      public struct Steam { public init() {}; public func \(since(2, "fall", or: "rise"))() {} }

      """,
      "Sources/Leaf/Leaf.swift": """
      public struct Leaf: Sendable { public init() {}; public func \(since(4, "wilt", or: "grow"))() {} }
      public func _dry(_ leaf: Leaf) {}

      """,
      "Sources/CHeat/include/CHeat.h":
        "typedef \(since(3, "double", or: "int")) heat_t;\nint burn(heat_t heat);\n",
      "Sources/CHeat/heat.c": "#include \"CHeat.h\"\nint burn(heat_t heat) { return 1; }\n",
    ]
  }
}
