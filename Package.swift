// swift-tools-version: 6.3
import PackageDescription

/// A module that clients import: a product, with a small public surface and nothing shared behind its back.
func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Modules/\(name)", packageAccess: false)
}

/// Tests that see what a client sees: the `public` declarations of the modules they name.
func blackBoxTests(
  of name: String, uses dependencies: [Target.Dependency], data: [String] = [], resources: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, exclude: data, resources: resources.map { .copy($0) },
    packageAccess: false)
}

let modules = [
  module("Networking"),
  module("DogPhoto", uses: ["Networking"]),
  module("CatFacts", uses: ["Networking"]),
  module("Documents"),
  module("Feedback", uses: ["ThirdParty"]),
]

let tools: [Target] = [
  .target(name: "LoopbackServer", path: "Tools/LoopbackServer"),
  .target(name: "PublicSurface", path: "Tools/PublicSurface"),
  .target(name: "PackageSurface", dependencies: ["PublicSurface"], path: "Tools/PackageSurface"),
  .executableTarget(
    name: "api-check", dependencies: ["PackageSurface", "PublicSurface"], path: "Tools/APICheck"),
  .target(name: "UnreachedCode", path: "Tools/UnreachedCode"),
  .executableTarget(
    name: "unreached", dependencies: ["UnreachedCode", "PackageSurface"], path: "Tools/UnreachedCommand"),
  .executableTarget(name: "benchmark", dependencies: ["PackageSurface"], path: "Tools/BenchmarkCommand"),
  .executableTarget(
    name: "tour",
    dependencies: ["LoopbackServer", "Networking", "DogPhoto", "CatFacts", "Documents", "Feedback"],
    path: "Tools/TourApp"),
]

let tests: [Target] = [
  .target(name: "TestSupport", dependencies: ["Networking"], path: "Tests/TestSupport"),
  blackBoxTests(of: "TestSupport", uses: ["TestSupport", "Networking"]),
  blackBoxTests(of: "Networking", uses: ["Networking", "LoopbackServer", "TestSupport"]),
  blackBoxTests(of: "DogPhoto", uses: ["DogPhoto", "Networking", "LoopbackServer", "TestSupport"]),
  blackBoxTests(of: "CatFacts", uses: ["CatFacts", "Networking", "LoopbackServer", "TestSupport"]),
  blackBoxTests(of: "Documents", uses: ["Documents", "PackageSurface", "TestSupport"]),
  blackBoxTests(of: "Feedback", uses: ["Feedback", "LoopbackServer", "TestSupport"]),
  blackBoxTests(
    of: "PublicSurface", uses: ["PackageSurface", "PublicSurface", "TestSupport"],
    data: ["Changes", "PriorArt.md"]),
  .testTarget(name: "RepositoryTests"),
  blackBoxTests(
    of: "Boundary", uses: modules.map { .byName(name: $0.name) } + ["PackageSurface", "TestSupport"],
    resources: ["Fixtures"]),
  blackBoxTests(
    of: "Unreached", uses: ["UnreachedCode", "PackageSurface", "TestSupport", "unreached"],
    resources: ["export.json"]),
  blackBoxTests(of: "Processor", uses: ["DogPhoto", "CatFacts", "Networking"], resources: ["card.svg"]),
  blackBoxTests(
    of: "APICheck", uses: ["PackageSurface", "PublicSurface", "TestSupport", "api-check"],
    resources: ["Snapshots"]),
  blackBoxTests(of: "Tour", uses: ["PackageSurface", "TestSupport", "tour"]),
]

/// The stand-in for a vendor's SDK: as careless as the real ones, so it keeps the old language mode.
let thirdParty = Target.target(
  name: "ThirdParty", path: "Modules/ThirdParty", swiftSettings: [.swiftLanguageMode(.v5)])

for target in modules + tools + tests {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // `any` shows where a box is paid for
    .enableUpcomingFeature("InternalImportsByDefault"),  // a leak starts with `public import`
    .enableUpcomingFeature("MemberImportVisibility"),  // a file says itself what it uses
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // async code stays on its caller's actor
    .enableUpcomingFeature("InferIsolatedConformances"),  // a main-actor type conforms on the main actor
    .treatAllWarnings(as: .error),
    .treatWarning("ExplicitSendable", as: .error),  // a public type says whether it may cross threads
  ]
}

let package = Package(
  name: "visibility-discipline",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: modules.map { .library(name: $0.name, targets: [$0.name]) },
  targets: modules + tools + tests + [thirdParty],
  swiftLanguageModes: [.v6]
)
