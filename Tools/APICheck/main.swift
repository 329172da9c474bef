import Foundation
import PackageSurface

Interruption.handleSignals()
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
