import Foundation

/// The name under which somebody has called this tool.
public enum ToolName: Sendable {
  /// What people can type again to call this tool: `api-check`, or the path of the script that runs it.
  public static let current: String = {
    let process = ProcessInfo.processInfo
    let called = process.environment["API_CHECK_CALLED_AS"] ?? process.arguments.first ?? "api-check"
    return called.hasPrefix("/") ? URL(filePath: called).lastPathComponent : called
  }()
}
