@resultBuilder public enum Builder<State, Action> {
  public static func buildBlock() -> Int { 1 }
}
public struct Store<State, Action> {
  public init(state: State, @Builder<State, Action> reducer build: () -> Int) {}
}
