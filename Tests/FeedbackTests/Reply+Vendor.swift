import LoopbackServer

extension Reply {
  static func form(_ title: String, cacheable: Bool = false) -> Reply {
    .json(form(title, cacheable: cacheable))
  }

  /// A form after which the client has to hang up, so that the server sees when it was read.
  static func lastForm(_ title: String) -> Reply {
    Reply([json(form(title), headers: [(name: "Connection", value: "close")]), .stall])
  }

  static func failure(_ reason: String) -> Reply {
    .json(failure(reason))
  }

  /// Makes the vendor call back once for each of `answers`, all for one load.
  static func answers(_ answers: [String]) -> Reply {
    .json(answers.joined(separator: "\n"))
  }

  func after(_ gate: Gate) -> Reply {
    Reply([.wait(gate), self])
  }

  static func form(_ title: String, cacheable: Bool = false) -> String {
    #"{"title": "\#(title)", "questions": ["Why?"], "cacheable": \#(cacheable)}"#
  }

  static func failure(_ reason: String) -> String {
    #"{"error": "\#(reason)"}"#
  }
}
