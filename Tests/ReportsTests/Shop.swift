import Foundation
import PublicAPI
import Reports

/// A small module, as the compiler describes it.
enum Shop {
  static let graph = """
    {"metadata":{"formatVersion":{"major":0}},"symbols":[
    {"kind":{"identifier":"swift.struct"},"accessLevel":"public","pathComponents":["Cart"],"docComment":{"lines":[{"text":"{}"}]}},
    {"kind":{"identifier":"swift.init"},"accessLevel":"public","pathComponents":["Cart","init(at:)"],
     "declarationFragments":[{"kind":"keyword","spelling":"init"},
      {"kind":"typeIdentifier","spelling":"URL","preciseIdentifier":"s:10Foundation3URLV"},
      {"kind":"typeIdentifier","spelling":"Int","preciseIdentifier":"s:Si"},
      {"kind":"typeIdentifier","spelling":"Cart","preciseIdentifier":"s:4Shop4CartV"}]},
    {"kind":{"identifier":"swift.method"},"accessLevel":"open","pathComponents":["Cart","empty()"]},
    {"kind":{"identifier":"swift.method"},"accessLevel":"internal","pathComponents":["Cart","audit()"]},
    {"kind":{"identifier":"swift.func"},"accessLevel":"package","pathComponents":["restock()"]},
    {"kind":{"identifier":"swift.extension"},"accessLevel":"public","pathComponents":["Array"]}
    ],"relationships":[]}
    """

  /// The statistics of the module that `graph` describes, tested by one file with the text `test`, which uses `symbols`.
  static func report(
    _ graph: String = graph, testedBy test: String = "", using symbols: Set<String>? = nil,
    options: Set<SurfaceOption> = []
  ) throws -> StatisticsReport {
    let graphs = [(name: "Shop.symbols.json", data: Data(graph.utf8))]
    return StatisticsReport(modules: [
      try ModuleStatistics(
        module: "Shop", graphs: graphs,
        tests: [TestFile(path: "Tests/ShopTests.swift", text: test, symbols: symbols)], options: options)
    ])
  }
}
