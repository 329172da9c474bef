import Foundation
import Layers

/// The surface of a module as values, read from a symbol graph.
enum SampleSurface {
  /// The surface of `module`, in which so many public and so many internal declarations name a type of each used module.
  static func of(_ module: String, uses: [String: (shown: Int, hidden: Int)], others: Int = 0) throws
    -> ModuleSurface
  {
    var symbols: [String] = []
    func add(_ level: String, naming used: String?) {
      let type = used.map {
        #"{"kind": "typeIdentifier", "spelling": "Value", "preciseIdentifier": "s:\#($0.count)\#($0)5ValueV"}"#
      }
      symbols.append(
        """
        {"kind": {"identifier": "swift.func"}, "identifier": {"precise": "s:\(module.count)\(module)\(symbols.count)F"},
         "accessLevel": "\(level)", "pathComponents": ["f\(symbols.count)()"],
         "location": {"uri": "file:///package/\(module).swift", "position": {"line": \(symbols.count), "character": 5}},
         "declarationFragments": [\(type ?? "")]}
        """)
    }
    for (used, count) in uses.sorted(by: { $0.key < $1.key }) {
      for _ in 0..<count.shown { add("public", naming: used) }
      for _ in 0..<count.hidden { add("internal", naming: used) }
    }
    for _ in 0..<others { add("internal", naming: nil) }
    let graph = #"{"symbols": [\#(symbols.joined(separator: ", "))], "relationships": []}"#
    return try ModuleSurface(
      of: module, size: uses.values.map(\.shown).reduce(0, +),
      graphs: [("\(module).symbols.json", Data(graph.utf8))], in: "/package")
  }
}
