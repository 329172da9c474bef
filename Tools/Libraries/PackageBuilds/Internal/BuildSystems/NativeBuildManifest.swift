import Foundation

/// The commands that the native build system has planned, one after the other.
struct NativeBuildManifest {
  private let text: String

  /// Reads the text of a manifest for `llbuild`.
  init(_ text: String) {
    self.text = text
  }

  /// How each module is compiled, by its name.
  var invocations: [String: CompilerInvocation] {
    // The same module is built once more, elsewhere, for a macro or plugin that runs at build time.
    let known = compilers.filter { !$0.modulePath.contains("/Modules-tool/") }
    return Dictionary(known.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
  }

  private var compilers: [CompilerInvocation] {
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
