import Foundation
import Processes

/// The installed toolchain, except that it builds modules and then cannot extract what is in them.
enum BrokenToolchain {
  /// Installs it in `folder`; returns the `PATH` that finds it first.
  static func install(in folder: URL) throws -> String {
    let real = try Toolchain.find()
    let toolchain = folder.appending(path: "toolchain")
    let resources = #""runtimeResourcePath": "\#(toolchain.path)/lib/swift""#
    try folder.write([
      "toolchain/bin/swift": """
      #!/bin/sh
      [ "$1" = -print-target-info ] || exec "\(real.swift)" "$@"
      "\(real.swift)" "$@" | sed 's|"runtimeResourcePath": ".*"|\(resources)|'
      """,
      "toolchain/bin/swift-symbolgraph-extract": """
      #!/bin/sh
      echo error: the extractor is broken >&2
      exit 1
      """,
    ])
    for name in ["swift", "swift-symbolgraph-extract"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: toolchain.appending(path: "bin/\(name)").path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: toolchain.appending(path: "bin/swift-frontend").path, withDestinationPath: real.frontend)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return toolchain.appending(path: "bin").path + ":" + path
  }
}
