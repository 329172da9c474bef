import Foundation
import Processes

/// A command of this workspace, as the one who calls it meets it.
public struct CommandLineTool: Sendable {
  private let name: String
  private let usage: String

  /// The script `name` in the folder of the tools, and what it prints when asked for help.
  public init(_ name: String, usage: String) {
    (self.name, self.usage) = (name, usage)
  }

  /// Does `work` with the command line, and ends the process: with 0 if all is well and 1 if not, with 2 after an error,
  /// and with 64 after a ``Misuse``.
  ///
  /// Signals end what the process has started.
  public func run(_ work: (inout Arguments) async throws -> Bool) async -> Never {
    Interruption.handleSignals()
    var arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
    if arguments.askForHelp {
      print(usage)
      exit(0)
    }
    do {
      exit(try await work(&arguments) ? 0 : 1)
    } catch let misuse as Misuse {
      complain("\(misuse); see Tools/\(name) --help.")
      exit(64)
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  /// Tells a person something that is no result.
  public func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
  }
}
