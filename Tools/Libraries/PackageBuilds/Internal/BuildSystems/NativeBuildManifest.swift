import Foundation

/// The commands that the native build system has planned, in order.
struct NativeBuildManifest {
  private let text: String

  /// Reads the text of a manifest for `llbuild`.
  init(_ text: String) {
    self.text = text
  }

  /// The compiler invocation of each module, by its name.
  var invocations: [String: CompilerInvocation] {
    // A module that a macro or plugin needs is compiled a second time, into another folder.
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
        // The list of a command's sources, which the command also names, and the compiler's version.
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
