import Foundation

/// The signals that concern a view on a terminal.
enum Signal {
  static let handled = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  /// Ends this process the way an unhandled signal does, so that the shell knows why.
  static func end(by number: Int32) -> Never {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
