// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Slugs",
  products: [.library(name: "Slugs", targets: ["Slugs"])],
  targets: [
    .target(name: "Slugs"),
    .testTarget(name: "SlugsTests", dependencies: ["Slugs"]),
  ])
