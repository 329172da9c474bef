import Foundation

/// The compiler as a client of the built modules meets it.
struct Compiler {
  /// An error in the source.
  struct Diagnostic: Equatable {
    let line: Int
    let message: String
  }

  /// A compiler that failed without an error in the source.
  struct Failure: Error, CustomStringConvertible {
    let output: String

    var description: String {
      "The compiler failed without naming a line; run it by hand. It said: \(output)"
    }
  }

  /// The errors in `source`, compiled in Swift 6 mode; none if it is in order.
  func errors(in source: String) throws -> [Diagnostic] {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    // Type checking alone does not find what crosses threads; the passes after it do. The source comes through a pipe.
    compiler.arguments = [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-I",
      modules.path,
      "-",
    ]
    let (input, output) = (Pipe(), Pipe())
    compiler.standardInput = input
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    try input.fileHandleForWriting.write(contentsOf: Data(source.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    let errors = text.matches(of: #/(?m)^<stdin>:(\d+):\d+: error: (.*)$/#).compactMap { match in
      Int(match.1).map { Diagnostic(line: $0, message: String(match.2)) }
    }
    guard compiler.terminationStatus == 0 || !errors.isEmpty else { throw Failure(output: text) }
    return errors
  }

  /// Where the build has put the modules: beside the tests, or in a folder there.
  private var modules: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let products = tests?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    let folder = products.appending(path: "Modules")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : products
  }
}
