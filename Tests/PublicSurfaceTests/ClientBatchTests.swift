import Clients
import Testing

@Suite struct ClientBatchTests {
  private let clients = [
    (number: 7, source: "func client§() {\n  first()\n}\n"), (number: 9, source: "func client§() {}\n"),
  ]

  @Test func everyClientHasNamesOfItsOwn() {
    let batch = ClientBatch(clients, importing: ["Kit"])
    #expect(batch.source.contains("func client7()") && batch.source.contains("func client9()"))
    #expect(batch.source.hasPrefix("#if canImport(Kit)\nimport Kit\n#endif\n"))
  }

  @Test func anOperatorsNameHasNoDigits() {
    let batch = ClientBatch([(number: 5, source: "infix operator ^^§^^\n")], importing: [])
    #expect(batch.source == "infix operator ^^|^|^^\n")
  }

  @Test func aComplaintFindsTheClientByItsLine() {
    let batch = ClientBatch(clients, importing: ["Kit"])
    let output = "/x/Client.swift:5:3: error: cannot find 'first' in scope\n  |  `- error: cannot find it\n"
    #expect(batch.complaints(in: output, file: "Client.swift") == [7: "cannot find 'first' in scope"])
  }

  @Test func warningsNotesAndOtherFilesAreNoComplaints() {
    let batch = ClientBatch(clients, importing: ["Kit"])
    let output =
      "/x/Client.swift:5:3: warning: unused\n/x/Client.swift:7:1: note: here\n/x/Other.swift:5:3: error: no\n"
    #expect(batch.complaints(in: output, file: "Client.swift").isEmpty)
  }

  @Test func namesShowNoNumberInComplaints() {
    let mark = Client.numberMark
    let source = "func client\(mark)() { need\(mark)(Kettle2.self) }\n"
    let complaint = "global function 'need2' requires that 'Kettle2' conform to 'Hashable'"
    #expect(
      ClientBatch.readable(complaint, about: source, number: 2)
        == "global function 'need' requires that 'Kettle2' conform to 'Hashable'")
  }
}
