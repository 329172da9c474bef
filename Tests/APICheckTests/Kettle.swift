import Surfaces

/// Two versions of a module's baseline, with a change of every verdict between them.
enum Kettle {
  static let old = """
    // public surface, format 1, module Kettle
    enum Heat
    case Heat.high
    func boil() -> Heat
    func whistle(times: Int)

    """

  static let new = """
    // public surface, format 1, module Kettle
    enum Heat
    case Heat.high
    func boil() async -> Heat
    func pour()
    @available(*, deprecated) func whistle(times: Int)

    """

  static let files = ["old/Kettle.txt": old, "new/Kettle.txt": new, "same/Kettle.txt": old]
}
