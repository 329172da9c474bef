public import Foundation
import Processes
import TestSupport

/// The installed toolchain, except that one of its tools does something else, and that it counts who asks what it is.
public enum BrokenToolchain: Sendable {
  /// Installs it in `folder`, where `script` runs before `tool`, with its arguments; returns the `PATH` that finds it
  /// first.
  public static func install(in folder: URL, before tool: String, _ script: String) async throws -> String {
    let real = try Toolchain.find()
    let toolchain = folder.appending(path: "toolchain")
    let resources = #""runtimeResourcePath": "\#(toolchain.path)/lib/swift""#
    var scripts = [
      "swift": """
      #!/bin/sh
      # Swift Build works only where a whole toolchain is.
      [ "$1" != build ] || set -- "$@" --build-system native
      [ "$1" = -print-target-info ] || exec "\(real.swift)" "$@"
      echo >>"\(toolchain.path)/asked"
      "\(real.swift)" "$@" | sed 's|"runtimeResourcePath": ".*"|\(resources)|'
      """
    ]
    for name in ["swift-frontend", "swift-symbolgraph-extract"] {
      let change = name == tool ? script : ""
      scripts[name] = "#!/bin/sh\n\(change)\nexec \"\(try real.tool(name))\" \"$@\"\n"
    }
    for (name, script) in scripts {
      try await writeScript(script, to: toolchain.appending(path: "bin/\(name)"))
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return toolchain.appending(path: "bin").path + ":" + path
  }
}
