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
func library(_ name: String, of part: String = "Tools", uses dependencies: [Target.Dependency] = []) -> Target
{
  .target(name: name, dependencies: dependencies, path: "\(part)/Libraries/\(name)", packageAccess: false)
}

/// A command line tool, as thin as its libraries allow.
func command(
  _ name: String, of part: String = "Tools", in folder: String, uses dependencies: [Target.Dependency],
  sharing packageAccess: Bool = false
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "\(part)/Commands/\(folder)", packageAccess: packageAccess)
}

/// What tests share: doubles, servers, and what makes values for them.
func sharedByTests(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/\(name)", packageAccess: false)
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
  // Runs programs, finds the toolchain, reads and writes files, and tells progress.
  library("Processes"),
  // Takes what a compiler has written, and gives its diagnostics: where, which, what about, and whether it failed itself.
  library("CompilerDiagnostics"),
  // Takes Swift sources, and gives their declarations, their conditions, and where comments and literals are.
  library("Syntax", uses: ["CompilerDiagnostics", "Processes"]),
  // Takes symbol graphs, interfaces, baselines and manifests, and gives what a package promises to its clients.
  library("PublicAPI"),
  // Takes a package and a revision, builds it, and gives the API of each module, or the reason why there is none.
  library("PackageBuilds", uses: ["CompilerDiagnostics", "Processes", "PublicAPI", "Syntax"]),
  // Takes two APIs of a module, and gives what differs and what the rules say of that.
  library("APIComparison", uses: ["PublicAPI"]),
  // Takes two APIs of a module, and gives the sources of clients that compile with the old one.
  library("ClientPrograms", uses: ["APIComparison", "PublicAPI"]),
  // Takes changes and a compiler, and gives the changes with what clients have proved or refuted.
  library(
    "ClientProofs",
    uses: ["APIComparison", "ClientPrograms", "CompilerDiagnostics", "Processes", "PublicAPI"]),
  // Takes changes, figures and decisions, and gives reports in all formats and the next version.
  library("Reports", uses: ["APIComparison", "PublicAPI"]),
  // Takes an API, and gives what of it cannot grow without a break.
  library("Advice", uses: ["APIComparison", "PublicAPI"]),
  // Takes a package with its index, and gives what is more visible than anything needs.
  library("Narrowing", uses: ["CompilerDiagnostics", "PackageBuilds", "Processes", "Syntax"]),
  // Takes sources and the remedies of breaks, and gives the sources with the remedies in place.
  library("Mending", uses: ["Syntax"]),
  // Takes imports, signatures and rules, and gives which modules use which, and which of that is not allowed.
  library("Layers", uses: ["Processes"]),
  // Takes options, and gives text and an exit code. Each command is a file.
  library(
    "APICheckCommands",
    uses: [
      "APIComparison", "Advice", "ClientProofs", "CompilerDiagnostics", "Layers", "Mending", "Narrowing",
      "PackageBuilds", "Processes", "PublicAPI", "Reports", "Syntax",
    ]),
]

let commands = [
  command("api-check", in: "APICheck", uses: ["APICheckCommands"]),
  // Its previews show the double that tests have.
  command(
    "tour", in: "Tour",
    uses: ["CatFactsTestSupport", "FoundationExtensions", "LoopbackServer"]
      + modules.map { .byName(name: $0.name) },
    sharing: true),
]

/// What tries the tests, the modules and the gate, and makes the parts of pages that show them; nobody needs it to use these.
let workbench = [
  library("CommandLines", of: "Tools/Workbench", uses: ["Processes"]),
  library("FrontPage", of: "Tools/Workbench"),
  library("Mutants", of: "Tools/Workbench", uses: ["CompilerDiagnostics", "Syntax"]),
  library("UnreachedCode", of: "Tools/Workbench"),
  command("benchmark", of: "Tools/Workbench", in: "Benchmark", uses: ["CommandLines", "Processes"]),
  command(
    "front-page", of: "Tools/Workbench", in: "FrontPage", uses: ["CommandLines", "FrontPage", "Processes"]),
  command(
    "mutants", of: "Tools/Workbench", in: "Mutants",
    uses: ["CommandLines", "CompilerDiagnostics", "Mutants", "PackageBuilds", "Processes"]),
  command(
    "storm", of: "Tools/Workbench", in: "Storm",
    uses: ["CommandLines", "HostileAnswers", "LoopbackServer", "Networking", "Processes"]),
  command(
    "unreached", of: "Tools/Workbench", in: "Unreached", uses: ["CommandLines", "Processes", "UnreachedCode"]),
]

/// What the tests and previews of clients import, too: doubles and a server, which an app does not ship.
let doubles = [
  sharedByTests("CatFactsTestSupport", uses: ["CatFacts"]),
  sharedByTests("DocumentsTestSupport", uses: ["Documents"]),
  sharedByTests("LoopbackServer"),
  sharedByTests("NetworkingTestSupport", uses: ["Networking"]),
]

/// What tests share.
let testSupport = [
  sharedByTests("TestSupport", uses: ["Networking", "Processes"]),
  sharedByTests(
    "GateTestSupport", uses: ["APIComparison", "PackageBuilds", "Processes", "PublicAPI", "TestSupport"]),
  sharedByTests("HostileAnswers", uses: ["LoopbackServer"]),
]

let tests: [Target] = [
  blackBoxTests(of: "TestSupport", uses: ["Networking", "NetworkingTestSupport", "TestSupport"]),
  blackBoxTests(
    of: "Networking", uses: ["HostileAnswers", "LoopbackServer", "Networking", "Processes", "TestSupport"]),
  blackBoxTests(
    of: "FoundationExtensions",
    uses: ["DogPhotos", "Feedback", "LoopbackServer", "Networking", "NetworkingTestSupport", "TestSupport"]),
  blackBoxTests(
    of: "HTTPTransport", uses: ["HostileAnswers", "LoopbackServer", "Networking", "Processes", "TestSupport"]),
  blackBoxTests(
    of: "DogPhotos",
    uses: ["DogPhotos", "Networking", "NetworkingTestSupport", "LoopbackServer", "TestSupport"]),
  blackBoxTests(
    of: "CatFacts",
    uses: [
      "CatFacts", "CatFactsTestSupport", "HostileAnswers", "LoopbackServer", "Networking", "TestSupport",
    ]),
  blackBoxTests(of: "Documents", uses: ["Documents", "DocumentsTestSupport", "Processes", "TestSupport"]),
  blackBoxTests(
    of: "Feedback", uses: ["Feedback", "HostileAnswers", "LoopbackServer", "TestSupport", "ThirdParty"]),
  blackBoxTests(of: "MainActor", uses: modules.map { .byName(name: $0.name) }),
  blackBoxTests(of: "PublicAPI", uses: ["APIComparison", "PublicAPI", "TestSupport"]),
  blackBoxTests(
    of: "APIComparison",
    uses: ["APIComparison", "ClientProofs", "GateTestSupport", "PackageBuilds", "Processes", "PublicAPI"],
    data: ["Changes", "PriorArt.md"]),
  blackBoxTests(
    of: "Advice", uses: ["Advice", "APIComparison", "GateTestSupport", "Reports", "PublicAPI"]),
  blackBoxTests(
    of: "ClientPrograms", uses: ["APIComparison", "ClientPrograms", "GateTestSupport", "PublicAPI"]),
  blackBoxTests(
    of: "ClientProofs",
    uses: [
      "APIComparison", "ClientProofs", "CompilerDiagnostics", "GateTestSupport", "Processes", "PublicAPI",
      "TestSupport",
    ],
    data: ["Changes"]),
  blackBoxTests(of: "CompilerDiagnostics", uses: ["CompilerDiagnostics", "Processes", "TestSupport"]),
  blackBoxTests(of: "Reports", uses: ["APIComparison", "GateTestSupport", "PublicAPI", "Reports"]),
  blackBoxTests(of: "Repository", uses: ["Syntax"]),
  blackBoxTests(
    of: "Boundary", uses: modules.map { .byName(name: $0.name) } + ["Processes", "TestSupport"],
    resources: ["Fixtures"]),
  blackBoxTests(
    of: "Unreached", uses: ["UnreachedCode", "Processes", "TestSupport", "unreached"],
    resources: ["export.json"]),
  blackBoxTests(of: "Processor", uses: ["DogPhotos", "CatFacts", "Networking"], resources: ["card.svg"]),
  blackBoxTests(of: "CommandLines", uses: ["CommandLines"]),
  blackBoxTests(
    of: "Mutants", uses: ["Mutants", "Processes", "TestSupport", "mutants"],
    resources: ["Fixtures"]),
  blackBoxTests(of: "Processes", uses: ["Processes", "TestSupport"]),
  blackBoxTests(
    of: "PackageBuilds", uses: ["APIComparison", "PackageBuilds", "Processes", "PublicAPI", "TestSupport"]),
  blackBoxTests(
    of: "Narrowing", uses: ["GateTestSupport", "Narrowing", "Processes", "Reports", "TestSupport"]),
  blackBoxTests(of: "Mending", uses: ["Mending", "Processes", "Syntax", "TestSupport"]),
  blackBoxTests(of: "Layers", uses: ["Layers", "TestSupport"]),
  blackBoxTests(of: "APICheckCommands", uses: ["APICheckCommands", "TestSupport"]),
  blackBoxTests(
    of: "APICheck",
    uses: [
      "APIComparison", "GateTestSupport", "APICheckCommands", "Processes", "PublicAPI", "TestSupport",
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
    uses: (modules + doubles).map { .byName(name: $0.name) } + ["Processes", "TestSupport", "api-check"],
    resources: ["Fixtures"]),
]

/// The stand-in for a vendor's SDK: as careless as the real ones, so it keeps the old language mode.
let thirdParty = Target.target(
  name: "ThirdParty", path: "Modules/ThirdParty", swiftSettings: [.swiftLanguageMode(.v5)])

/// All that follows the house's own rules.
let targets = modules + foundations + gate + commands + workbench + doubles + testSupport + tests

for target in targets {
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

/// What clients import.
let clientLibraries = (modules + doubles).map { Product.library(name: $0.name, targets: [$0.name]) }

/// The gate, for those who install commands from packages.
let gateCommand = Product.executable(name: "api-check", targets: ["api-check"])

let package = Package(
  name: "visibility-discipline",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: clientLibraries + [gateCommand],
  targets: targets + [curlInterface, thirdParty],
  swiftLanguageModes: [.v6]
)
