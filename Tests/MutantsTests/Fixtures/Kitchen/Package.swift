// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kitchen", products: [.library(name: "Kettle", targets: ["Kettle"])],
  targets: [
    .target(name: "Kettle"), .testTarget(name: "KettleTests", dependencies: ["Kettle"]),
    .target(name: "Toaster"), .testTarget(name: "ToastTests", dependencies: ["Toaster"]),
  ])
