/// A test that has run by itself, and without any defect.
struct ObservedTest {
  let name: TestName
  /// How long it took, with the start of its process.
  let duration: Duration
  /// The numbers of the defects that it came past.
  let passed: Set<Int>
}
