/// Two versions of a module's baseline, with a change of every verdict between them.
public enum Kettle: Sendable {
  /// The version that clients have.
  public static let old = """
    // public surface, format 1, module Kettle
    enum Heat
    case Heat.high
    func boil() -> Heat
    func whistle(times: Int)

    """

  private static let new = """
    // public surface, format 1, module Kettle
    enum Heat
    case Heat.high
    func boil() async -> Heat
    func pour()
    @available(*, deprecated) func whistle(times: Int)

    """

  /// Both as files, and the first once more.
  public static let files = ["old/Kettle.txt": old, "new/Kettle.txt": new, "same/Kettle.txt": old]
}
