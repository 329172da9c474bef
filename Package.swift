// swift-tools-version: 6.3
import PackageDescription

/// A module that clients import: a product with a small public surface, which may use what modules share.
func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Modules/\(name)", packageAccess: true)
}

/// What modules share: `package` declarations and nothing public, so that neither clients nor tests see them.
func shared(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Modules/\(name)", packageAccess: true)
}

/// A library of the tools, which obeys the same law and is no product.
func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tools/Libraries/\(name)", packageAccess: false)
}

/// A command line tool, as thin as its libraries allow.
func command(
  _ name: String, in folder: String, uses dependencies: [Target.Dependency],
  sharing packageAccess: Bool = false
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tools/Commands/\(folder)", packageAccess: packageAccess)
}

/// Tests that see what a client sees: the `public` declarations of the modules they name.
func blackBoxTests(
  of name: String, uses dependencies: [Target.Dependency], data: [String] = [], resources: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, exclude: data, resources: resources.map { .copy($0) },
    packageAccess: false)
}

/// Declarations of what the toolchain's FoundationNetworking exports of libcurl, and no code.
let curlInterface = Target.systemLibrary(name: "CURLInterface", path: "Modules/CURLInterface")

let modules = [
  module("Networking", uses: ["FoundationExtensions", "HTTPTransport"]),
  module("DogPhotos", uses: ["FoundationExtensions", "Networking"]),
  module("CatFacts", uses: ["FoundationExtensions", "Networking"]),
  module("Documents", uses: ["FoundationExtensions"]),
  module("Feedback", uses: ["FoundationExtensions", "ThirdParty"]),
]

let foundations = [
  shared("FoundationExtensions"),
  shared(
    "HTTPTransport",
    uses: [
      "FoundationExtensions", .target(name: "CURLInterface", condition: .when(platforms: [.linux])),
    ]),
]

/// The gate from the bottom up: each library sees those above it in this list that it names, and nothing else.
let gate = [
  library("Surfaces"),
  library("SymbolGraphs", uses: ["Surfaces"]),
  library("Statistics", uses: ["Surfaces"]),
  library("SurfacePages", uses: ["Surfaces"]),
  library("Lookup", uses: ["Surfaces"]),
  library("Changes", uses: ["Surfaces"]),
  library("Manifests", uses: ["Changes", "Surfaces"]),
  library("Substitutability", uses: ["Lookup", "Surfaces"]),
  library("Alignment", uses: ["Changes", "Lookup", "Surfaces"]),
  library(
    "Compatibility", uses: ["Alignment", "Changes", "Lookup", "Manifests", "Substitutability", "Surfaces"]),
  library("Rivals", uses: ["Lookup", "Surfaces"]),
  library("ClientDeclarations", uses: ["Lookup", "Surfaces"]),
  library("Clients", uses: ["Changes", "ClientDeclarations", "Lookup", "Rivals", "Surfaces"]),
  library("Proofs", uses: ["Changes", "Clients", "Compatibility", "Lookup", "Processes", "Surfaces"]),
  library("Reports", uses: ["Changes", "Surfaces"]),
  library("Advice", uses: ["Changes", "Compatibility", "Lookup", "Surfaces"]),
  library("Processes"),
  library("Git", uses: ["Processes"]),
  library("Caches", uses: ["Processes"]),
  library("BuildSystems", uses: ["Caches", "Processes"]),
  library("Indexes", uses: ["Processes"]),
  library("Syntax", uses: ["Processes"]),
  library("Narrowing", uses: ["BuildSystems", "Indexes", "Processes", "Syntax"]),
  library("Drawings"),
  library("Layers", uses: ["Drawings", "Processes"]),
  library(
    "Packages",
    uses: ["BuildSystems", "Caches", "Git", "Manifests", "Processes", "Surfaces", "SymbolGraphs", "Syntax"]),
  library(
    "Pipeline",
    uses: [
      "Advice", "BuildSystems", "Caches", "Changes", "Compatibility", "Layers", "Lookup", "Manifests",
      "Narrowing",
      "Packages", "Processes", "Proofs", "Reports",
      "Statistics", "SurfacePages", "Surfaces",
    ]),
]

let tools =
  gate + [
    library("CommandLines", uses: ["Processes"]),
    library("LoopbackServer"),
    library("HostileAnswers", uses: ["LoopbackServer"]),
    command(
      "storm", in: "Storm",
      uses: ["CommandLines", "HostileAnswers", "LoopbackServer", "Networking", "Processes"]),
    library("UnreachedCode"),
    command("api-check", in: "APICheck", uses: ["Pipeline"]),
    command("unreached", in: "Unreached", uses: ["CommandLines", "Processes", "UnreachedCode"]),
    library("FrontPage", uses: ["Drawings"]),
    command("front-page", in: "FrontPage", uses: ["CommandLines", "FrontPage", "Processes"]),
    command("benchmark", in: "Benchmark", uses: ["CommandLines", "Processes"]),
    library("Mutations"),
    command("mutate", in: "Mutate", uses: ["CommandLines", "Mutations", "Processes"]),
    library("Mutants"),
    command("mutants", in: "Mutants", uses: ["BuildSystems", "CommandLines", "Mutants", "Processes"]),
    // Its previews show the double that tests have.
    command(
      "tour", in: "Tour",
      uses: ["CatFactDoubles", "FoundationExtensions", "LoopbackServer"]
        + modules.map { .byName(name: $0.name) },
      sharing: true),
  ]

let tests: [Target] = [
  .target(name: "TestSupport", dependencies: ["Networking", "Processes"], path: "Tests/TestSupport"),
  .target(name: "CatFactDoubles", dependencies: ["CatFacts"], path: "Tests/CatFactDoubles"),
  .target(
    name: "GateTestSupport", dependencies: ["Caches", "Lookup", "Packages", "Processes", "TestSupport"],
    path: "Tests/GateTestSupport"),
  blackBoxTests(of: "TestSupport", uses: ["TestSupport", "Networking"]),
  blackBoxTests(
    of: "Networking", uses: ["HostileAnswers", "LoopbackServer", "Networking", "Processes", "TestSupport"]),
  blackBoxTests(
    of: "FoundationExtensions",
    uses: ["DogPhotos", "Feedback", "LoopbackServer", "Networking", "TestSupport"]),
  blackBoxTests(
    of: "HTTPTransport", uses: ["HostileAnswers", "LoopbackServer", "Networking", "Processes", "TestSupport"]),
  blackBoxTests(of: "DogPhotos", uses: ["DogPhotos", "Networking", "LoopbackServer", "TestSupport"]),
  blackBoxTests(
    of: "CatFacts",
    uses: ["CatFactDoubles", "CatFacts", "HostileAnswers", "LoopbackServer", "Networking", "TestSupport"]),
  blackBoxTests(of: "Documents", uses: ["Documents", "Processes", "TestSupport"]),
  blackBoxTests(
    of: "Feedback", uses: ["Feedback", "HostileAnswers", "LoopbackServer", "TestSupport", "ThirdParty"]),
  blackBoxTests(of: "MainActor", uses: modules.map { .byName(name: $0.name) }),
  blackBoxTests(of: "Surfaces", uses: ["Surfaces", "TestSupport"]),
  blackBoxTests(of: "SymbolGraphs", uses: ["Surfaces", "SymbolGraphs", "TestSupport"]),
  blackBoxTests(of: "Lookup", uses: ["GateTestSupport", "Lookup", "Surfaces"]),
  blackBoxTests(of: "Statistics", uses: ["Statistics", "Surfaces"]),
  blackBoxTests(of: "SurfacePages", uses: ["SurfacePages", "Surfaces"]),
  blackBoxTests(
    of: "Compatibility",
    uses: [
      "GateTestSupport", "Changes", "Compatibility", "Manifests", "Packages", "Processes", "Proofs",
      "Surfaces", "SymbolGraphs",
    ],
    data: ["Changes", "PriorArt.md"]),
  blackBoxTests(
    of: "Advice", uses: ["Advice", "Compatibility", "GateTestSupport", "Lookup", "Reports", "Surfaces"]),
  blackBoxTests(of: "Manifests", uses: ["Changes", "Manifests", "TestSupport"]),
  blackBoxTests(of: "Clients", uses: ["GateTestSupport", "Changes", "Clients", "Surfaces"]),
  blackBoxTests(
    of: "Proofs",
    uses: ["GateTestSupport", "Changes", "Compatibility", "Processes", "Proofs", "Surfaces", "TestSupport"]),
  blackBoxTests(of: "Reports", uses: ["GateTestSupport", "Changes", "Compatibility", "Reports", "Surfaces"]),
  .testTarget(name: "RepositoryTests"),
  blackBoxTests(
    of: "Boundary", uses: modules.map { .byName(name: $0.name) } + ["Processes", "TestSupport"],
    resources: ["Fixtures"]),
  blackBoxTests(
    of: "Unreached", uses: ["UnreachedCode", "Processes", "TestSupport", "unreached"],
    resources: ["export.json"]),
  blackBoxTests(of: "Processor", uses: ["DogPhotos", "CatFacts", "Networking"], resources: ["card.svg"]),
  blackBoxTests(of: "CommandLines", uses: ["CommandLines"]),
  blackBoxTests(of: "Mutations", uses: ["Mutations"]),
  blackBoxTests(
    of: "Mutants", uses: ["Mutants", "Processes", "TestSupport", "mutants"],
    resources: ["Fixtures"]),
  blackBoxTests(of: "Processes", uses: ["Processes", "TestSupport"]),
  blackBoxTests(
    of: "Packages", uses: ["Changes", "Manifests", "Packages", "Processes", "Surfaces", "TestSupport"]),
  blackBoxTests(
    of: "Narrowing", uses: ["GateTestSupport", "Narrowing", "Processes", "Reports", "TestSupport"]),
  blackBoxTests(of: "Layers", uses: ["Layers", "TestSupport"]),
  blackBoxTests(of: "Pipeline", uses: ["Pipeline", "TestSupport"]),
  blackBoxTests(
    of: "APICheck",
    uses: [
      "Changes", "Compatibility", "GateTestSupport", "Pipeline", "Processes", "Surfaces", "TestSupport",
      "api-check",
    ],
    resources: ["Snapshots"]),
  blackBoxTests(of: "APICheckBuilds", uses: ["GateTestSupport", "Processes", "TestSupport", "api-check"]),
  blackBoxTests(
    of: "FrontPage", uses: ["FrontPage", "Processes", "TestSupport", "front-page"],
    resources: ["gate.sh"]),
  blackBoxTests(of: "Storm", uses: ["Processes", "TestSupport", "storm"]),
  blackBoxTests(of: "Tour", uses: ["Processes", "TestSupport", "tour"]),
  blackBoxTests(
    of: "Book",
    uses: modules.map { .byName(name: $0.name) } + [
      "LoopbackServer", "Processes", "TestSupport", "api-check",
    ],
    resources: ["Fixtures"]),
]

/// The stand-in for a vendor's SDK: as careless as the real ones, so it keeps the old language mode.
let thirdParty = Target.target(
  name: "ThirdParty", path: "Modules/ThirdParty", swiftSettings: [.swiftLanguageMode(.v5)])

for target in modules + foundations + tools + tests {
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

// As Xcode sets an app up: what does not say where it lives is on the main actor.
for target in tests where target.name == "MainActorTests" {
  target.swiftSettings?.append(.defaultIsolation(MainActor.self))
}

/// The gate, for those who install commands from packages.
let gateCommand = Product.executable(name: "api-check", targets: ["api-check"])

let package = Package(
  name: "visibility-discipline",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: modules.map { .library(name: $0.name, targets: [$0.name]) } as [Product] + [gateCommand],
  targets: modules + foundations + tools + tests + [curlInterface, thirdParty],
  swiftLanguageModes: [.v6]
)
