/// Calls of the standard library's functions, which a member of the same name hides.
enum LibraryCalls {
  /// A statement for each, which needs nothing but the function.
  static let all = checks.merging(values) { $1 }.merging(memory) { $1 }.merging(tasks) { $1 }

  private static let checks = [
    "assert": "assert(true)", "assertionFailure": "assertionFailure()", "debugPrint": #"debugPrint("")"#,
    "dump": "_ = dump(1)", "fatalError": "fatalError()", "precondition": "precondition(true)",
    "preconditionFailure": "preconditionFailure()", "print": #"print("")"#, "readLine": "_ = readLine()",
  ]

  private static let values = [
    "abs": "let _: Int = abs(-1)", "max": "let _: Int = max(1, 2)", "min": "let _: Int = min(1, 2)",
    "numericCast": "let _: Int = numericCast(UInt8(1))",
    "repeatElement": "_ = repeatElement(1, count: 2).count",
    "sequence": "_ = sequence(first: 1) { $0 + 1 }.prefix(2)",
    "stride": "_ = stride(from: 1, to: 2, by: 1)",
    "swap": "var pair = (1, 2); swap(&pair.0, &pair.1)", "type": "_ = type(of: 1)",
    "zip": "_ = zip([1], [2])",
  ]

  private static let memory = [
    "isKnownUniquelyReferenced": "final class Own {}; var own = Own(); _ = isKnownUniquelyReferenced(&own)",
    "unsafeBitCast": "_ = unsafeBitCast(1, to: UInt.self)",
    "withExtendedLifetime": "_ = withExtendedLifetime(1) { 2 }",
    "withUnsafeBytes": "_ = withUnsafeBytes(of: 1) { $0.count }",
    "withUnsafeMutableBytes": "var own = 1; _ = withUnsafeMutableBytes(of: &own) { $0.count }",
    "withUnsafeMutablePointer": "var own = 1; withUnsafeMutablePointer(to: &own) { $0.pointee = 2 }",
    "withUnsafePointer": "_ = withUnsafePointer(to: 1) { $0.pointee }",
    "withoutActuallyEscaping":
      "func lend(_ work: () -> Void) { withoutActuallyEscaping(work) { $0() } }; lend {}",
  ]

  private static let tasks = [
    "withCheckedContinuation": "await withCheckedContinuation { $0.resume(returning: 1) }",
    "withCheckedThrowingContinuation":
      "try await withCheckedThrowingContinuation { $0.resume(returning: 1) }",
    "withDiscardingTaskGroup": "await withDiscardingTaskGroup { _ in 1 }",
    "withTaskCancellationHandler": "await withTaskCancellationHandler { 1 } onCancel: {}",
    "withTaskGroup": "await withTaskGroup(of: Int.self) { _ in 1 }",
    "withThrowingDiscardingTaskGroup": "try await withThrowingDiscardingTaskGroup { _ in 1 }",
    "withThrowingTaskGroup": "try await withThrowingTaskGroup(of: Int.self) { _ in 1 }",
    "withUnsafeContinuation": "await withUnsafeContinuation { $0.resume(returning: 1) }",
    "withUnsafeThrowingContinuation": "try await withUnsafeThrowingContinuation { $0.resume(returning: 1) }",
  ].mapValues { "_ = Task<Int, any Error> { \($0) }" }
}
