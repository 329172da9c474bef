import Foundation
import PublicAPI
import Testing

/// Modules in C, as Swift code sees them.
@Suite struct HeaderTests {
  private struct Symbol {
    var kind: String
    var path: String
    var usr: String
    var text = ""

    var json: String {
      let names = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
      return """
        {"kind":{"identifier":"\(kind)"},"accessLevel":"public","pathComponents":[\(names)],
         "identifier":{"precise":"\(usr)"},"declarationFragments":[{"kind":"text","spelling":"\(text)"}],
         "location":{"uri":"file:///heat.h","position":{"line":6,"character":0}}}
        """
    }
  }

  private func graph(_ symbols: [Symbol], members: [(String, of: String)] = []) -> Data {
    let relationships = members.map {
      #"{"kind":"memberOf","source":"\#($0.0)","target":"\#($0.of)"}"#
    }
    return Data(
      """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[\(symbols.map(\.json).joined(separator: ","))],
       "relationships":[\(relationships.joined(separator: ","))]}
      """.utf8)
  }

  @Test func onlyWhatTheOwnHeadersDeclareCounts() throws {
    let swift = graph(
      [
        Symbol(kind: "swift.struct", path: "kettle", usr: "c:@S@kettle", text: "struct kettle"),
        Symbol(kind: "swift.init", path: "kettle.init()", usr: "s:kettle", text: "init()"),
        Symbol(kind: "swift.func", path: "boil(_:)", usr: "c:@F@boil", text: "func boil(_ __n: Int32)"),
        Symbol(kind: "swift.func", path: "puts(_:)", usr: "c:@F@puts", text: "func puts(_ s: Int32)"),
        Symbol(kind: "swift.func", path: "_flush()", usr: "c:@F@_flush", text: "func _flush()"),
        Symbol(
          kind: "swift.struct", path: "kettle.__Unnamed_struct_lid", usr: "c:@S@kettle@S@heat.h@9",
          text: "struct __Unnamed_struct_lid"),
      ], members: [("s:kettle", of: "c:@S@kettle"), ("c:@S@kettle@S@heat.h@9", of: "c:@S@kettle")])
    let headers = graph([
      Symbol(kind: "c.struct", path: "kettle", usr: "c:@S@kettle"),
      Symbol(kind: "c.func", path: "boil", usr: "c:@F@boil"),
      Symbol(kind: "c.func", path: "_flush", usr: "c:@F@_flush"),
    ])
    let surface = try Surface(
      module: "Heat", graphs: [("Heat.symbols.json", swift)], interface: nil,
      headers: ("Heat.headers.json", headers, []))
    let all = [
      "func _flush()", "func boil(_: Int32)", "struct kettle", "struct kettle.__Unnamed_struct_lid",
      "init kettle()",
    ]
    #expect(surface.declarations.map(\.description).sorted() == all.sorted())
    #expect(!surface.filtered([]).declarations.map(\.description).contains("func _flush()"))
    #expect(surface.filtered([]).declarations.count == 4)
    #expect(surface.unseen == [])
    #expect(surface.declarations.first { $0.name == "boil" }?.location?.line == 7)
  }

  @Test func anEnumerationThatIsNotClosedMayGrow() throws {
    let symbols = [
      Symbol(kind: "swift.enum", path: "open", usr: "c:@E@open", text: "enum open"),
      Symbol(kind: "swift.enum", path: "closed", usr: "c:@E@closed", text: "@frozen enum closed"),
    ]
    let surface = try Surface(
      module: "Heat", graphs: [("Heat.symbols.json", graph(symbols))], interface: nil,
      headers: ("Heat.headers.json", graph(symbols), []))
    #expect(surface.declarations.map(\.description) == ["@frozen enum closed", "@nonexhaustive enum open"])
  }
}
