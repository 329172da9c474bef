import Foundation
import Processes

/// What a toolchain has said about itself, valid until its programs change.
///
/// Asking it takes a third of a short run.
struct CachedToolchain: Codable {
  private let toolchain: Toolchain
  private let stamps: [FileStamp]

  /// Finds the toolchain of the `swift` in `PATH`, and stores what it says in `caches`.
  static func find(in caches: CacheRoot) throws -> Toolchain {
    var isKnown = false
    let toolchain = try Toolchain.find { swift in
      guard let kept: CachedToolchain = CheckedFile.read(file(for: swift, in: caches)) else {
        return nil
      }
      isKnown = kept.stamps == stamps(of: kept.toolchain)
      return isKnown ? kept.toolchain : nil
    }
    if !isKnown, let stamps = stamps(of: toolchain) {
      // If the file cannot be written, the next run asks again.
      try? CheckedFile.write(
        CachedToolchain(toolchain: toolchain, stamps: stamps), to: file(for: toolchain.swift, in: caches))
    }
    return toolchain
  }

  private static func file(for swift: String, in caches: CacheRoot) -> String {
    let sdk = ProcessInfo.processInfo.environment["SDKROOT"] ?? ""
    return "\(caches.directory)/toolchain-\(Checksum.of("\(swift)\n\(sdk)".utf8)).json"
  }

  /// The stamps of `swift` and the compiler; nil if `swift` only chooses between toolchains.
  ///
  /// Such a program may choose another one tomorrow, or in another folder.
  private static func stamps(of toolchain: Toolchain) -> [FileStamp]? {
    let programs = [toolchain.swift, toolchain.frontend].map { URL(filePath: $0).resolvingSymlinksInPath() }
    guard Set(programs.map { $0.deletingLastPathComponent().path }).count == 1 else { return nil }
    let stamps = programs.compactMap { FileStamp(of: $0.path) }
    return stamps.count == programs.count ? stamps : nil
  }
}
