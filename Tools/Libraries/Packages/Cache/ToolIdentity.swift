import Foundation

/// What tells this build of the tool from every other one, which may answer differently.
enum ToolIdentity {
  static let current: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(attributes?[.size] as? Int ?? 0) \(date.timeIntervalSince1970)"
  }()
}
