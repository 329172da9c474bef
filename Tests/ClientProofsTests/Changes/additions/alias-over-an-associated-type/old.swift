public protocol Job { associatedtype Output = Int }
extension Job { public func output() -> Output? { nil } }
public struct S: Job {}
