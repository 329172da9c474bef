import Foundation

/// The name under which somebody has called this tool.
public enum ToolName: Sendable {
  /// What can be typed again where it was typed: `api-check`, or the path of a script that became it.
  public static let current: String = {
    let process = ProcessInfo.processInfo
    let called = process.environment["API_CHECK_CALLED_AS"] ?? process.arguments.first ?? "api-check"
    return called.hasPrefix("/") ? URL(filePath: called).lastPathComponent : called
  }()
}
