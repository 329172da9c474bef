import Foundation
import PackageSurface

Terminal.reserveClosedOutputs()
Interruption.handleSignals()
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
