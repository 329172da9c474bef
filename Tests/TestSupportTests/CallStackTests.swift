import Synchronization
import TestSupport
import Testing

@Suite struct CallStackTests {
  enum Call: Equatable {
    case fetch(urlString: String)
    case move(Int, to: Int)
    case reset
  }

  @Test func keepsCallsInOrder() {
    let stack = CallStack<Call>()
    stack.call(method: .reset)
    stack.call(method: .fetch(urlString: "a"))
    stack.call(method: .reset)
    #expect(stack.calls == [.reset, .fetch(urlString: "a"), .reset])
    stack.assertCallWasMade(to: .fetch(urlString: "a"))
  }

  /// As the post passes `file` and `line` for.
  @Test func aMissingCallIsReportedWhereItIsAssertedAndTheTestGoesOn() {
    let stack = CallStack<Call>()
    stack.call(method: .reset)
    let line = #line
    let reported = Mutex<[(line: Int?, text: String?)]>([])
    withKnownIssue {
      stack.assertCallWasMade(to: .fetch(urlString: "failed"))
      stack.assertCallWasMade(to: .reset)
      stack.assertCallWasMade(to: .move(1, to: 2))
    } matching: { issue in
      let (line, text) = (issue.sourceLocation?.line, issue.comments.first?.rawValue)
      reported.withLock { $0.append((line, text)) }
      return true
    }
    #expect(reported.withLock { $0.map(\.line) } == [line + 3, line + 5])
    #expect(
      reported.withLock(\.first)?.text
        == "Expected call to .fetch(urlString: \"failed\"), but no such call was made.\nCall stack:\n\t -> .reset"
    )
  }

  @Test func missingCallListsTheCallsThatWereMade() {
    let stack = CallStack<Call>()
    stack.call(method: .fetch(urlString: "https://dog.ceo/api/breeds/image/random"))
    stack.call(method: .move(1, to: 2))
    stack.call(method: .reset)
    let failure = #expect(throws: MissingCall.self) {
      try stack.requireCallWasMade(to: .fetch(urlString: "failed"))
    }
    #expect(
      failure?.description == """
        Expected call to .fetch(urlString: "failed"), but no such call was made.
        Call stack:
        \t -> .fetch(urlString: "https://dog.ceo/api/breeds/image/random")
        \t -> .move(1, to: 2)
        \t -> .reset
        """)
  }

  @Test func missingCallOfAnEmptyStackListsNothing() {
    let failure = #expect(throws: MissingCall.self) {
      try CallStack<Call>().requireCallWasMade(to: .reset)
    }
    #expect(failure?.description == "Expected call to .reset, but no such call was made.\nCall stack:")
  }

  @Test func methodsThatAreNotEnumCasesAreWrittenInFull() {
    struct Point: Equatable { var x: Int }
    let failure = #expect(throws: MissingCall.self) {
      try CallStack<Point>().requireCallWasMade(to: Point(x: 1))
    }
    #expect(failure?.expected.hasSuffix("(x: 1)") == true)
    #expect(failure?.expected.contains("Point") == true)
  }

  @Test func losesNoCallBetweenThreads() async {
    let stack = CallStack<Int>()
    await withTaskGroup { group in
      for call in 0..<1000 {
        group.addTask { stack.call(method: call) }
      }
    }
    #expect(stack.calls.sorted() == Array(0..<1000))
  }
}
