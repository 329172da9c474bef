import Foundation

/// The commands that the native build system has planned, one after the other.
struct NativeBuildManifest {
  private let text: String

  /// Reads the text of a manifest for `llbuild`.
  init(_ text: String) {
    self.text = text
  }

  /// Those that compile a module.
  var compilers: [CompilerInvocation] {
    var lists: Set<String> = []
    var inputs: [String] = []
    var compilers: [CompilerInvocation] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if let values = values(of: "inputs", in: line) {
        inputs = values
      } else if let values = values(of: "outputs", in: line) {
        // A list of what the next command names anyway, and what the compiler says of itself.
        if ["<sources-file-list>", "<swift-get-version>"].contains(inputs.first) { lists.formUnion(values) }
      } else if let arguments = values(of: "args", in: line) {
        let sources = inputs.filter { $0.hasSuffix(".swift") }
        let command = arguments.flatMap { $0.hasPrefix("@") ? sources : [$0] }
        if let compiler = CompilerInvocation(command, inputs: inputs) { compilers.append(compiler) }
      }
    }
    return compilers.map { compiler in
      var compiler = compiler
      compiler.inputs.removeAll(where: lists.contains)
      return compiler
    }
  }

  private func values(of key: String, in line: Substring.UTF8View) -> [String]? {
    guard line.starts(with: "    \(key): [".utf8), let start = line.firstIndex(of: UInt8(ascii: "[")) else {
      return nil
    }
    return try? JSONDecoder().decode([String].self, from: Data(line[start...]))
  }
}
