infix operator ?= : AssignmentPrecedence
public func ?= <T>(a: inout T?, b: @autoclosure () throws -> T) rethrows { a = try b() }
