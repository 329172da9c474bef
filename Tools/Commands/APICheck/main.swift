import Foundation
import Processes

Terminal.reserveClosedOutputs()
Interruption.handleSignals()
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
