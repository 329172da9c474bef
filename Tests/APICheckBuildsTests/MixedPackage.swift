/// A package with an old manifest, in Swift, C and C++, beside a library of the system and a binary that other systems
/// have.
enum MixedPackage {
  static let kettle = "Sources/Kettle/Kettle.swift"
  static let header = "Sources/CxxHeat/include/CxxHeat.h"
  static let implementation = "Sources/CxxHeat/heat.cpp"

  static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(
      name: "Kettle",
      products: [
        .library(name: "Kettle", targets: ["Kettle"]), .library(name: "CxxHeat", targets: ["CxxHeat"]),
      ],
      targets: [
        .target(name: "Kettle", dependencies: ["CxxHeat", "Menu"]), .target(name: "CxxHeat"),
        .target(name: "Menu", resources: [.process("menu.txt")]), .systemLibrary(name: "CSteam"),
        .binaryTarget(name: "Whistle", path: "Whistle.xcframework"),
      ],
      cxxLanguageStandard: .cxx17)
    """,
    kettle: """
    import CxxHeat
    import Menu
    public struct Kettle {
      public init() {}
      public func boil() -> Int32 { heat(1) + Int32(prices()) }
    }
    """,
    header: """
    #ifdef __cplusplus
    extern "C"
    #endif
    int heat(int degrees);

    """,
    implementation: """
    #include "CxxHeat.h"
    #include <vector>
    int heat(int degrees) { return std::vector<int>{degrees}[0]; }

    """,
    "Sources/Menu/Menu.swift": "public func prices() -> Int { 1 }\n", "Sources/Menu/menu.txt": "tea\n",
    "Sources/CSteam/module.modulemap": "module CSteam [system] { header \"steam.h\" export * }\n",
    "Sources/CSteam/steam.h": "struct steam { int pressure; };\n",
    "Whistle.xcframework/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>AvailableLibraries</key><array/>
      <key>CFBundlePackageType</key><string>XFWK</string><key>XCFrameworkFormatVersion</key><string>1.0</string>
    </dict></plist>
    """,
  ]
}
