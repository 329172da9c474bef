import Foundation

/// How a process came to its end, or to a halt.
enum Ending: Equatable {
  case exit(Int32)
  case signal(Int32)
  case stopped

  init(status: Int32) {
    switch status & 0x7F {
    case 0: self = .exit(status >> 8 & 0xFF)
    case 0x7F: self = .stopped
    case let number: self = .signal(number)
    }
  }
}
