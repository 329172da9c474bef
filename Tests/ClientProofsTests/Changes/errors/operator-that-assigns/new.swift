infix operator ?= : AssignmentPrecedence
public func ?= <T, E: Error>(a: inout T?, b: @autoclosure () throws(E) -> T) throws(E) { a = try b() }
