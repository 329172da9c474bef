import Foundation
import Processes

/// What a toolchain has said of itself, for as long as it is the same one; to ask it takes a third of a short run.
struct KeptToolchain: Codable {
  private let toolchain: Toolchain
  private let stamps: [FileStamp]

  /// Finds the toolchain of the `swift` in `PATH`, and keeps what it says among `caches`.
  static func find(in caches: CacheRoot) throws -> Toolchain {
    var isKnown = false
    let toolchain = try Toolchain.find { swift in
      guard let kept: KeptToolchain = CheckedFile.read(file(for: swift, in: caches)) else {
        return nil
      }
      isKnown = kept.stamps == stamps(of: kept.toolchain)
      return isKnown ? kept.toolchain : nil
    }
    if !isKnown, let stamps = stamps(of: toolchain) {
      // Who cannot write it asks again.
      try? CheckedFile.write(
        KeptToolchain(toolchain: toolchain, stamps: stamps), to: file(for: toolchain.swift, in: caches))
    }
    return toolchain
  }

  private static func file(for swift: String, in caches: CacheRoot) -> String {
    let sdk = ProcessInfo.processInfo.environment["SDKROOT"] ?? ""
    return "\(caches.directory)/toolchain-\(Checksum.of("\(swift)\n\(sdk)".utf8)).json"
  }

  /// The stamps of `swift` and the compiler; nil for a switch between toolchains, whose answer may be another one tomorrow
  /// or in another folder.
  private static func stamps(of toolchain: Toolchain) -> [FileStamp]? {
    let programs = [toolchain.swift, toolchain.frontend].map { URL(filePath: $0).resolvingSymlinksInPath() }
    guard Set(programs.map { $0.deletingLastPathComponent().path }).count == 1 else { return nil }
    let stamps = programs.compactMap { FileStamp(of: $0.path) }
    return stamps.count == programs.count ? stamps : nil
  }
}
