import LoopbackServer

extension Reply {
  static func form(_ title: String, cacheable: Bool = false) -> Reply {
    .json(form(title, cacheable: cacheable))
  }

  static func failure(_ reason: String) -> Reply {
    .json(failure(reason))
  }

  /// Makes the vendor call back once for each of `answers`, all for one load.
  static func answers(_ answers: [String]) -> Reply {
    .json(answers.joined(separator: "\n"))
  }

  func after(_ gate: Gate) -> Reply {
    Reply([.wait(gate)] + steps)
  }

  static func form(_ title: String, cacheable: Bool = false) -> String {
    #"{"title": "\#(title)", "questions": ["Why?"], "cacheable": \#(cacheable)}"#
  }

  static func failure(_ reason: String) -> String {
    #"{"error": "\#(reason)"}"#
  }
}
