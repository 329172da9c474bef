import Documents
import Testing

@Suite struct OpenModeTests {
  @Test func rawValuesAreTheWireFormat() {
    #expect(OpenMode.allCases.map(\.rawValue) == ["view", "edit"])
  }
}
