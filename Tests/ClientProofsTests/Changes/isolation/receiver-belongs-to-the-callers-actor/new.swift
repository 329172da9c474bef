public class Reader {
  public func count(isolation: isolated (any Actor)? = #isolation) async -> Int { 0 }
}
