import APIComparison
import ClientProofs
import GateTestSupport
import PublicAPI
import TestSupport
import Testing

/// Members that hide functions of the standard library by their names, wherever clients write in extensions of the type.
@Suite struct HiddenFunctionTests {
  private static let names = [
    "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "isKnownUniquelyReferenced",
    "max", "min", "numericCast", "precondition", "preconditionFailure", "print", "readLine", "repeatElement",
    "sequence", "stride", "swap", "type", "unsafeBitCast", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withDiscardingTaskGroup", "withExtendedLifetime",
    "withTaskCancellationHandler", "withTaskGroup", "withThrowingDiscardingTaskGroup",
    "withThrowingTaskGroup", "withUnsafeBytes", "withUnsafeContinuation", "withUnsafeMutableBytes",
    "withUnsafeMutablePointer", "withUnsafePointer", "withUnsafeThrowingContinuation",
    "withoutActuallyEscaping", "zip",
  ]

  @Test func aCallOfTheFunctionFindsTheMember() async throws {
    let changes = try await withTemporaryFolder { folder in
      try await BlockingWork.run {
        let source = "public struct S {}\n"
        let members = Self.names.map { "public func \($0)(own: S) {}\n" }.joined()
        let compiler = try FrontendCompiler(
          old: source, new: source + "extension S {\n\(members)}\n", in: folder)
        let old = try Surface.kit("struct S")
        let new = try Surface.kit(["struct S"] + Self.names.map { "func S.\($0)(own: S)" })
        return try ClientTrial(of: APIDiff(old: old, new: new, beside: .ofToolchain), isAlone: false).judged(
          Classifier.changes(in: APIDiff(old: old, new: new, beside: .ofToolchain)), by: compiler
        ).changes
      }
    }
    let broken = changes.filter { $0.verdict == .breaking && $0.proof == .compiler }
    #expect(Set(broken.map(\.declaration)) == Set(Self.names.map { "S.\($0)(own:)" }))
  }
}
