import Foundation

/// One thing the server does on a connection while it replies.
enum Step: Sendable {
  case send(Data)
  case drip(Data, every: Duration)
  case pause(Duration)
  case wait(Gate)
  case open(Gate)
  case stall
  case close
  case reset
}
