public class Reader { public func count() async -> Int { 0 } }
