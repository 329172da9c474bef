public import Foundation

/// One thing the server does on a connection while it replies.
///
/// A client that hangs up ends the reply at whichever step it is.
public enum Step: Sendable {
  /// Sends all bytes as fast as the client takes them.
  case send(Data)
  /// Sends the bytes one by one with a pause before each.
  case drip(Data, every: Duration)
  /// Does nothing for a while.
  case pause(Duration)
  /// Does nothing until the gate is open.
  case wait(Gate)
  /// Opens the gate, which tells others that the steps before are done.
  case open(Gate)
  /// Does nothing until the client hangs up or the server stops.
  case stall
  /// Ends the connection in an orderly way (FIN).
  case close
  /// Breaks the connection off (RST), which drops bytes still under way.
  case reset

  /// Sends `text` as UTF-8.
  public static func text(_ text: String) -> Step {
    .send(Data(text.utf8))
  }
}
