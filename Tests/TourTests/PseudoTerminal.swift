import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal without a screen.
///
/// The test sits at its keyboard; programs see the device at `path`.
final class PseudoTerminal {
  let path: String
  private let keyboard: Int32
  /// Kept open so that the settings outlive the program.
  private let device: Int32

  init() throws {
    var descriptors: (keyboard: Int32, device: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&descriptors.keyboard, &descriptors.device, &name, nil, nil) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    (keyboard, device) = descriptors
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    _ = fcntl(keyboard, F_SETFD, FD_CLOEXEC)
    _ = fcntl(device, F_SETFD, FD_CLOEXEC)
    _ = fcntl(keyboard, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(device)
    close(keyboard)
  }

  /// Everything that can be set about the terminal, in a form that can be compared.
  var settings: String {
    var settings = termios()
    return tcgetattr(device, &settings) == 0 ? "\(settings)" : "none"
  }

  /// Whether keys are echoed and wait for the end of the line, as a shell expects it.
  var isInLineMode: Bool {
    var settings = termios()
    let flags = tcflag_t(ICANON | ECHO)
    return tcgetattr(device, &settings) == 0 && settings.c_lflag & flags == flags
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
  }

  /// What was drawn since the last call.
  func readScreen() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(keyboard, &buffer, buffer.count), count > 0 { bytes += buffer.prefix(count) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
