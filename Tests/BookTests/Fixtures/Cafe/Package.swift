// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Cafe",
  targets: [
    .executableTarget(name: "Cafe"),
    .testTarget(name: "CafeTests", dependencies: ["Cafe"]),
  ])
