import CatFacts
import Foundation

/// A terminal on which keys are read one by one and the screen is redrawn.
struct InteractiveTerminal {
  let input = STDIN_FILENO
  private let output: Output
  private let isColourful: Bool
  private let original: termios

  /// Finds nil where there is no terminal to read from and draw on, or none that can place its cursor.
  init?(output: Output, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard isatty(input) == 1, isatty(output.handle.fileDescriptor) == 1 else { return nil }
    guard let kind = environment["TERM"], !["", "dumb"].contains(kind) else { return nil }
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return nil }
    original = settings
    self.output = output
    isColourful = environment["NO_COLOR", default: ""].isEmpty
  }

  /// Takes the terminal over: its second screen, no echo, no waiting for the end of a line.
  func enter() throws {
    // The step that can fail comes first, when there is nothing to undo yet.
    try output.write("\u{1B}[?1049h")
    var settings = original
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(input, TCSADRAIN, &settings)
  }

  func show(_ state: ViewState<CatFact>) throws {
    try output.write("\u{1B}[H\u{1B}[2J" + CatFactText.screen(for: state, inColour: isColourful))
  }

  /// Gives the terminal back as it was found.
  func leave() {
    try? output.write("\u{1B}[?1049l")
    var settings = original
    tcsetattr(input, TCSAFLUSH, &settings)
  }
}
